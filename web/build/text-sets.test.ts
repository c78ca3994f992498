// @vitest-environment node
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { textSetsOf } from './text-sets.ts'

interface Sample {
  readonly shows?: string
  readonly imports?: readonly string[]
  readonly later?: readonly string[]
  readonly isEntry?: true
}

/** Makes chunks of one module each; every one that some other imports later is a part. */
function setsOf(samples: Readonly<Record<string, Sample>>, firstPages: Record<string, string[]> = {}) {
  const isLater = (name: string) => Object.values(samples).some(({ later }) => later?.includes(name))
  const chunks = new Map(
    Object.entries(samples).map(([name, { shows = '', imports = [], later = [], isEntry = false }]) => {
      const facadeModuleId = `/src/${name}.ts`
      const dynamic = { isDynamicEntry: isLater(name), dynamicImports: later }
      const chunk = {
        fileName: name,
        facadeModuleId,
        moduleIds: [facadeModuleId],
        code: shows,
        imports,
        isEntry,
      }
      return [name, { ...chunk, ...dynamic } as unknown as Rolldown.OutputChunk]
    }),
  )
  const { base, of } = textSetsOf(chunks, firstPages, ({ code }) => new Set(code.split(' ').filter(Boolean)))
  const named = [...of].map(([id, ids]) => [id.slice('/src/'.length, -'.ts'.length), [...ids].join(' ')])
  return { base: [...base].join(' '), of: Object.fromEntries(named) as Record<string, string> }
}

test('a part comes with its own texts and those of what it imports', () => {
  const { base, of } = setsOf({
    main: { isEntry: true, shows: 'retry', imports: ['kit'], later: ['page'] },
    kit: { shows: 'close' },
    page: { shows: 'title', imports: ['card', 'kit'] },
    card: { shows: 'like' },
  })
  expect(base).toBe('retry close')
  expect(of).toEqual({ page: 'title like' })
})

test('what every way to a part has fetched does not come again, and what one way lacks does', () => {
  const { of } = setsOf({
    main: { isEntry: true, later: ['feed', 'group'] },
    feed: { shows: 'like title', imports: ['card'], later: ['dialog'] },
    group: { shows: 'join title', later: ['dialog'] },
    card: { shows: 'share', later: ['menu'] },
    dialog: { shows: 'like title report', later: ['menu', 'sent'] },
    menu: { shows: 'share report' },
    sent: { shows: 'report like thanks' },
  })
  expect(of).toEqual({
    feed: 'like title share',
    group: 'join title',
    dialog: 'like report',
    menu: 'share report',
    sent: 'thanks',
  })
})

test('a first page has the texts of all its parts at once, and a circle of parts ends', () => {
  const { of } = setsOf(
    {
      main: { isEntry: true, shows: 'retry', later: ['shell'] },
      shell: { shows: 'menu', later: ['home', 'chat'] },
      home: { shows: 'post menu', later: ['shell', 'chat'] },
      chat: { shows: 'send post', later: ['home', 'chat'] },
    },
    { members: ['shell.ts', 'home.ts'] },
  )
  expect(of).toEqual({ shell: 'menu post', home: 'menu post', chat: 'send' })
})
