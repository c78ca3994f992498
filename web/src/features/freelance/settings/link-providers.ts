import type { LinkProvider } from '@commons/contract/shared/trust.ts'
import { IconBrandFacebook, IconBrandLinkedin, type Icon } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'

interface ProviderLook {
  /** Names aren't translated. */
  readonly name: string
  readonly icon: Icon
}

export const linkProviders: Readonly<Record<LinkProvider, ProviderLook>> = {
  facebook: { name: 'Facebook', icon: IconBrandFacebook },
  linkedin: { name: 'LinkedIn', icon: IconBrandLinkedin },
}

/** Sends the member to log in at a provider, which sends them back to the page of the return. */
export function useStartLink(provider: LinkProvider) {
  const { mutate, isPending, isSuccess } = useWrite('start_account_link', {
    onDone: ({ data: { url } }) => globalThis.location.assign(url),
    toasts: 'failure',
  })
  // Until the other page is there, it still shows this one.
  return { start: () => mutate({ provider }), starting: isPending || isSuccess }
}
