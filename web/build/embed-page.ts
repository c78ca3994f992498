import path from 'node:path'
import { build, type PluginOption, type Plugin } from 'vite'

interface EmbedPage {
  /** Creates the plugins that transform modules and bring texts. */
  plugins: () => PluginOption[]
  root: string
  target: string
  /** Names of the written files. */
  output: Readonly<Record<string, string>>
}

/**
 * Builds the page for frames on other sites, `embed.html`, by itself: in one build with the app, what both use
 * would be in the app's first files. The service worker doesn't keep what only it needs.
 */
export function embedPage({ plugins, root, target, output }: EmbedPage): Plugin {
  return {
    name: 'commons-embed-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const result = await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: plugins(),
          build: {
            write: false,
            target,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: path.join(root, 'embed.html'),
              output,
              // The player's own menu is there at once; others of the same kind would load later.
              checks: { ineffectiveDynamicImport: false },
            },
          },
        })
        if (Array.isArray(result) || !('output' in result)) throw new Error('embed.html has no one output')
        for (const file of result.output) {
          const source = file.type === 'chunk' ? file.code : file.source
          // What both load, such as fonts, has the same name and content.
          if (!(file.fileName in bundle)) this.emitFile({ type: 'asset', fileName: file.fileName, source })
        }
      },
    },
  }
}
