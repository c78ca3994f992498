/** Exports of the accounts feature for other features' screens. */
export { CaptchaCheck } from './way-in/CaptchaCheck.tsx'
export type { CaptchaState } from './way-in/use-captcha.ts'
export { AutoplaySetting } from './settings/autoplay.ts'
export { EmailNewsSetting } from './settings/email-news.ts'
