/** A passkey's device that the browser plays. */
import type { Page } from '@playwright/test'

interface Authenticator {
  /** Whether its owner touches it whenever they are asked to. */
  touches(isThere: boolean): Promise<void>
}

/** Gives the page's browser a device whose owner is there until told otherwise. */
export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async touches(isThere) {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isThere })
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isThere })
    },
  }
}
