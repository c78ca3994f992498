/** Exports of the account's settings for other features' screens. */
export { PasswordPanel } from './PasswordPanel.tsx'
export { TwoFactorPanel } from './TwoFactorPanel.tsx'
