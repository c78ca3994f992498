import { scopes, type Scope } from '@commons/contract/shared/scopes.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useIsAbsent } from '../../../../ui/network.ts'

interface ScopeText {
  readonly label: MessageDescriptor
  readonly hint: MessageDescriptor
}

/** What each scope lets a token do, in plain words. */
export const scopeTexts: Readonly<Record<Scope, ScopeText>> = {
  read: {
    label: msg`See what you see`,
    hint: msg`Posts, people, groups, videos and your notifications. No chats, no wallet.`,
  },
  write: {
    label: msg`Post and act for you`,
    hint: msg`Post, comment, like and follow, and change or delete what's yours.`,
  },
  chat: {
    label: msg`Use your chats and calls`,
    hint: msg`Read your messages, send new ones, and answer calls.`,
  },
  wallet: {
    label: msg`See your wallet`,
    hint: msg`Balances and transactions. It can't move anything.`,
  },
  money: {
    label: msg`Spend your FCELL`,
    hint: msg`Tips, payments and transfers, up to a daily limit you set.`,
  },
}

/** Returns the scopes that mean something on this network. */
export function useScopes(): readonly Scope[] {
  const isWithoutMoney = useIsAbsent('wallet')
  return isWithoutMoney ? scopes.filter((scope) => scope !== 'wallet' && scope !== 'money') : scopes
}
