import type { ChatSetting } from './settings.queries.ts'

export const settingShape = ({ who_may_write, who_may_call, shows_presence }: ChatSetting) => ({
  who_may_write,
  who_may_call,
  shows_presence: shows_presence ? ('1' as const) : ('0' as const),
})
