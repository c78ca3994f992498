declare global {
  interface Window {
    // Not in TypeScript's library yet, and not in every browser.
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(text: string): string; createScriptURL(url: string): string },
      ): unknown
    }
  }
}

/**
 * What the page itself may put where a browser would run it: no markup at all, scripts and workers of
 * this origin alone. With the policy of the pages, everything else is refused by the browser.
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
