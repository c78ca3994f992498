declare global {
  interface Window {
    // Neither in TypeScript's library yet, nor in every browser.
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(text: string): string; createScriptURL(url: string): string },
      ): unknown
    }
  }
}

/**
 * What the page itself may pass where a browser would run it: no markup at all, and only scripts and workers
 * of this origin. With the pages' content security policy, the browser refuses everything else.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML(text) {
    if (text.includes('<')) throw new TypeError('Markup is not made from text here')
    return text
  },
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Foreign script: ${url}`)
    return url
  },
})

export {}
