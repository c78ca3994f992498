/** Enforces the directions of imports in docs/architecture.md. */

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The layer below the web client's features. */
const rooms =
  '^web/src/(compose|crop|shown|viewer|player|discussion|conversation|entries|search|money|passkeys|saves)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'A cycle has no beginning to read from.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    forbid(
      'no-cycles-by-types-or-later',
      'What a file opens later, or knows the type of, knows nothing of that file. Two circles are on screen: a viewer of pictures shows comments with pictures, and the shell loads ahead the page that is shown in it.',
      {},
      {
        circular: true,
        viaOnly: {
          pathNot: '^web/src/features/(posts/picture/PostViewer|home/not-found/NotFoundPage)\\.tsx$',
        },
      },
    ),
    forbid(
      'contract-stands-alone',
      'The contract knows zod and nothing else.',
      { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^contract/src', '/node_modules/zod/', '^node_modules/zod/'] },
    ),
    forbid(
      'client-stands-alone',
      'It is published: whoever uses it has neither the contract nor zod.',
      { path: '^client/src/' },
      { pathNot: ['^client/src/'] },
    ),
    forbid(
      'chain-stands-alone',
      'The token is the same whoever runs Commons, and knows nothing of it.',
      { path: '^chain/' },
      { path: '^(client|contract|drawings|server|web|e2e|bench|tools)/' },
    ),
    forbid(
      'drawings-stand-alone',
      'They are pictures, and know nothing of Commons.',
      { path: '^drawings/' },
      { path: '^(client|contract|server|web|e2e|bench|tools)/' },
    ),
    forbid(
      'server-and-web-apart',
      'They meet in the contract only.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      'web-and-server-apart',
      'They meet in the contract only.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    forbid(
      'features-stand-on-top',
      'What several features stand on (platform, visibility, rooms such as authors/) knows none of them.',
      { path: '^server/src/(?!features/|demo/)[^/]+/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(features|demo)/' },
    ),
    forbid(
      'visibility-below-rooms',
      'Rooms stand on visibility, not the other way round.',
      { path: '^server/src/visibility/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(?!platform/|visibility/)[^/]+/' },
    ),
    forbid(
      'platform-at-the-bottom',
      'Visibility and rooms stand on the platform, not the other way round.',
      { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(?!platform/)[^/]+/' },
    ),
    forbid(
      'kit-knows-no-feature',
      'The kit and the way to the server know no screen.',
      { path: '^web/src/(ui|api)/' },
      { path: '^web/src/(features?[./]|routes\\.tsx)' },
    ),
    forbid(
      'kit-asks-no-server',
      'The kit draws; what it shows is given to it.',
      { path: '^web/src/ui/' },
      { path: ['^web/src/api/', '/@tanstack/'] },
    ),
    forbid(
      'settings-kit-knows-no-feature',
      'Panels of every feature are made of it.',
      { path: '^web/src/settings-kit/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/features?[./]' },
    ),
    forbid(
      'rooms-know-no-feature',
      'What several screens do or show knows none of them: they bring their calls and their words.',
      { path: rooms, pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/(features?[./]|routes\\.tsx)' },
    ),
    forbid(
      'kit-below-rooms',
      'The kit and the way to the server know nothing that stands on them.',
      { path: '^web/src/(ui|api)/' },
      { path: rooms },
    ),
    forbid(
      'rooms-in-order',
      'What is written or shown is so without a viewer, and a picture is looked at without its comments.',
      { path: '^web/src/(compose|shown|viewer)/' },
      { path: '^web/src/(crop|viewer|discussion|conversation)/', pathNot: '^web/src/$1/' },
    ),
    forbid(
      'conversation-above-discussion',
      'Messages are written in the field of comments, which knows nothing of them.',
      { path: '^web/src/(discussion|search|money)/' },
      { path: '^web/src/conversation/' },
    ),
    forbid(
      'features-meet-in-public',
      "Another feature's public.ts is all that may be used of it.",
      { path: '^server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '/public\\.ts$'] },
    ),
    forbid(
      'screens-meet-in-public',
      "Another feature's public.ts is all that may be used of it.",
      { path: '^web/src/features/([^/]+)/', pathNot: ['\\.test\\.tsx?$', '/test-'] },
      { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', '/public\\.tsx?$'] },
    ),
    forbid(
      'nothing-unresolved',
      'It would fail when it is first needed.',
      { pathNot: '^web/' },
      { couldNotResolve: true },
    ),
    forbid(
      'tests-stay-outside',
      'What runs does not need what tests it.',
      { path: '^(contract|server|web)/src/', pathNot: ['\\.test\\.tsx?$', '/test-'] },
      { path: ['\\.test\\.tsx?$', '^server/test/', '^e2e/'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.generated\\.ts$', '^(web|client)/dist', '^data/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
