/** Co server říká o chatech skupin, česky. */
export const groupsChatCs = {
  'done.message_deleted': 'Zpráva je smazaná',
  'refusal.message_not_found': 'Zpráva už neexistuje, nebo k ní nemáte přístup.',
  'refusal.message_empty': 'Napište něco nebo přidejte soubor.',
  'field.message_too_long': 'Zpráva může mít nejvýš 1 500 znaků',
  'notification.group_chat_reply':
    '{who} vám v chatu skupiny {count, plural, one {odpovídá} other {odpovídají}}',
  'notification.group_chat_mention':
    '{who} vás v chatu skupiny {count, plural, one {zmiňuje} other {zmiňují}}',
  'told.group_chat_reply': 'Odpovědi na vaše zprávy v chatech skupin',
  'told.group_chat_mention': 'Když vás někdo zmíní v chatu skupiny',
} as const
