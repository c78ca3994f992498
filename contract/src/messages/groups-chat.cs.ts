import type { groupsChatEn } from './groups-chat.en.ts'

/** Server messages about group chats, in Czech. */
export const groupsChatCs: Record<keyof typeof groupsChatEn, string> = {
  'done.message_deleted': 'Zpráva je smazaná',
  'done.message_restored': 'Zpráva je obnovená',
  'refusal.message_not_found': 'Zpráva už neexistuje, nebo k ní nemáte přístup.',
  'refusal.file_not_ready': 'Soubor ještě není připravený. Zkuste to za chvíli.',
  'refusal.message_empty': 'Napište něco nebo přidejte soubor.',
  'field.message_too_long': 'Zpráva může mít nejvýš 1 500 znaků',
  'notification.group_chat_reply': 'Odpověď na vaši zprávu v chatu skupiny: {who}',
  'notification.group_chat_mention': 'Zmínka o vás v chatu skupiny: {who}',
  'notification.group_chat_file_failed': 'Soubor ve vaší zprávě v chatu skupiny se nepodařilo zpracovat',
  'told.group_chat_reply': 'Odpovědi na vaše zprávy v chatech skupin',
  'told.group_chat_mention': 'Když vás někdo zmíní v chatu skupiny',
  'told.group_chat_file_failed': 'Nezpracované soubory v chatech skupin',
}
