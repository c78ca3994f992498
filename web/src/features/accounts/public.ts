/** Exports of the accounts feature for other features' screens. */
export { CaptchaCheck } from './CaptchaCheck.tsx'
export type { CaptchaState } from './use-captcha.ts'
export { AutoplaySetting } from './settings/autoplay.ts'
