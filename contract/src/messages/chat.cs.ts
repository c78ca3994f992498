import type { chatEn } from './chat.en.ts'

/** Server messages about chats between two members, in Czech. */
export const chatCs: Record<keyof typeof chatEn, string> = {
  'done.chat_destroyed': 'Zprávy jsou smazané',
  'done.chat_request_deleted': 'Žádost je smazaná',
  'refusal.chat_not_found': 'Chat už neexistuje, nebo k němu nemáte přístup.',
  'refusal.chat_blocked': 'Tento chat jste zablokovali',
  'refusal.chat_unavailable': 'Tento chat už není dostupný',
  'refusal.chat_not_allowed': 'Zprávy od lidí, které nezná, tento člen nepřijímá.',
  'field.chat_message_too_long': 'Zpráva může mít nejvýš 320 znaků',
  'field.reaction_invalid': 'Musí to být jeden emoji',
  'field.chat_filter_invalid': 'Musí být all, unread nebo requests',
  'field.keep_days_invalid': 'Musí být 0, 7 nebo 30',
  'field.who_may_write_invalid': 'Musí být everyone, following, friends nebo nobody',
  'notification.chat_message': 'Nová zpráva: {who}',
  'notification.chat_request': 'Žádost o chat: {who}',
  'notification.chat_file_failed': 'Soubor ve vaší zprávě se nepodařilo zpracovat',
  'told.chat_message': 'Zprávy v chatu, když tu nejste',
  'told.chat_request': 'Žádosti o chat',
  'told.chat_file_failed': 'Nezpracované soubory ve zprávách',
}
