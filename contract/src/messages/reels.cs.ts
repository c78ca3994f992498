/** What the server says of reels, in Czech. */
export const reelsCs = {
  'done.reel_waits': 'Reel se objeví, až bude soubor připraven.',
  'done.reel_edited': 'Reel upraven',
  'done.reel_deleted': 'Reel smazán',
  'done.reel_restored': 'Reel obnoven',
  'done.reel_hidden': 'Podobných uvidíte méně',
  'done.reel_unhidden': 'Je zpátky mezi vašimi reely',
  'refusal.reel_not_found': 'Tento reel neexistuje, nebo k němu nemáte přístup.',
  'refusal.reel_without_file': 'Reel potřebuje obrázek nebo video.',
  'refusal.cover_without_video': 'Obálku může mít jen video. Přidejte video, nebo obálku odeberte.',
  'field.cover_at_invalid': 'Musí být sekunda videa',
  'field.percent_invalid': 'Musí být číslo od 0 do 100',
  'field.reel_feed_invalid': 'Musí být for_you, following nebo newest',
} as const
