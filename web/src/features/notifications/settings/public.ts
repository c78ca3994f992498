export { useNotificationsSetting } from './use-notifications-setting.ts'
