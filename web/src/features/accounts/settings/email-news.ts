import { piece } from '../../../ui/states/piece.tsx'

/** The switch for news by email, for the panel of notifications. */
export const EmailNewsSetting = piece(async () => ({
  default: (await import('./all.ts')).EmailNotificationsPanel,
}))
