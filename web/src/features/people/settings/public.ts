/** The settings about other members. */
export { useBlockedSetting } from './use-blocked-setting.ts'
