/** The panel of chats among the settings. */
export { useChatSetting } from './use-chat-setting.ts'
