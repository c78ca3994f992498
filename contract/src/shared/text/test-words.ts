/** Ten words of each script that the rules of text are tested with, as people write them. */
export const wordsOf: Readonly<Record<string, string>> = {
  cs: 'příliš žluťoučký kůň úpěl ďábelské ódy zahrádka řeřicha čtvrtek nejneobhospodařovávatelnějšími',
  de: 'Straße Gärten Übergröße Fußgänger Käse Öl Häuser grün Weißbrot süß',
  tr: 'ışık İstanbul çiçek ağaç gül Diyarbakır öğretmen şeker kırmızı üzüm',
  is: 'þór ævintýri Eyjafjallajökull ástin ðæð hús ömmur Guðmundsson mjólk ís',
  he: 'שלום תל־אביב ירושלים צה״ל ספר ילדים כְּתִיב מים בית ז׳אן',
  ar: 'كتاب سلام قهوة مدرسة بيت كِتَابٌ صباح الخير شجرة ماء',
  fa: 'نرم‌افزار می‌خواهم کتاب‌ها خانه درخت آب گل‌ها پنجره روزنامه دوستان',
  hi: 'नमस्ते हिन्दी किताब पानी विद्यार्थी घर सूरज चाँद दोस्त क्‍या',
  th: 'สวัสดี ภาษาไทย หนังสือ น้ำ บ้าน กรุงเทพ ดอกไม้ ครู ที่นี่ เพื่อน',
  zh: '上海 你好 图书馆 咖啡 學校 朋友 北京大学 水 春天 龍',
  ja: 'さん 東京 ひらがな カタカナ コーヒー 図書館 レオナルド・ダ・ヴィンチ がっこう 春 々',
  ko: '안녕하세요 서울 님이 책 물 도서관 친구 봄 학교 커피',
  el: 'λόγος θάλασσα Οδυσσεύς φίλος νερό ψωμί ήλιος δρόμος σπίτι άνθρωπος',
}

/** Scripts whose letters can stand beside a username without being part of it. */
export const apart: readonly string[] = ['he', 'ar', 'fa', 'hi', 'th', 'zh', 'ja', 'ko']

/** Every word of every script. */
export const words: readonly string[] = Object.values(wordsOf).flatMap((line) => line.split(' '))

/** Spellings that are one tag; `tag_key` and the contract agree about them. */
export const sameTags: ReadonlyArray<readonly [string, ...string[]]> = [
  ['Ｔｏｋｙｏ', 'tokyo', 'TOKYO'],
  ['ｶﾞｯｺｳ', 'ガッコウ'],
  ['①', '1'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσεύς'.normalize('NFD').replaceAll('\u0301', ''), 'οδυσσευσ'],
  ['Gärten', 'GA\u0308RTEN', 'gärten'],
  ['Straße', 'STRASSE', 'strasse'],
  ['نرم‌افزار', 'نرمافزار'],
  ['İstanbul', 'i\u0307stanbul'],
  ['❤️', '❤'],
  ['ﬁnále', 'FINÁLE'],
]
