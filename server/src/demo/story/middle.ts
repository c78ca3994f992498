/** Two weeks ago: a newcomer, a clean river, and a long table. */
import { day, type Telling } from './telling.ts'

export const middle: readonly Telling[] = [
  {
    by: 'tom',
    when: day(12, '16:50'),
    warmth: 0.82,
    picture: 'attic-window',
    tags: ['hello'],
    text: `Hello, Brodná. I am Tom, I have just moved into the attic above the bakery with two boxes, one plant and about forty words of Czech, half of which are kinds of bread.

I translate books for a living, I can carry things, and I would like to learn how to mend my own bicycle. Somebody in the shop told me that this is where one says hello. So: dobrý den!`,
  },
  {
    by: 'betka',
    when: day(12, '17:15'),
    warmth: 0.6,
    text: `Our new neighbour upstairs asked for "one sleeping bread, please". It took us a while to find out that he meant yesterday's. We now sell sleeping bread, at half the price. Welcome, @tom_ashdown!`,
  },
  {
    by: 'ludmila',
    when: day(11, '18:30'),
    warmth: 0.97,
    picture: 'river',
    tags: ['river', 'cleanup', 'riverday'],
    text: `Forty-three bags. Eleven tyres. One bathtub (enamel, almost whole). One typewriter. One bicycle, of which Marek said nothing and took off his cap.

Thirty-one people between six and eighty-one years of age were in or on the water today, and nobody fell in who had not meant to. The last kilometre above the mill was done by canoe. For the first time since I keep the book I could read the gauge from the bridge.

Thank you. I mean it. I am not good at saying this.`,
  },
  {
    by: 'standa',
    when: day(11, '19:12'),
    warmth: 0.6,
    text: `Ten psací stroj poznávám. Patřil panu řídícímu a v šedesátém osmém ho hodil z mostu, aby ho nenašli. Našli ho tedy až teď. Hano, myslíš, že by se dal ještě rozpohybovat?`,
  },
  {
    by: 'hana',
    when: day(11, '20:01'),
    warmth: 0.5,
    text: `The typewriter is drying by my stove. Twenty-six of forty-four keys move. It says "ř" better than anything else, which I find very patriotic of it.`,
  },
  {
    by: 'klara',
    when: day(10, '17:40'),
    warmth: 0.68,
    tags: ['bikes', 'repair'],
    text: `About the bicycle from the river: under the mud it is a town bike from the sixties, with its bell still on. We cleaned the head badge and it says "Laštovka", which is how grandmothers here say swallow.

Plan: new wheels, new paint, and on River Day it gets a new owner. Marek says three weeks. I say ten days.`,
  },
  {
    by: 'marek',
    when: day(10, '17:58'),
    warmth: 0.4,
    text: `I said three weeks so that everybody is pleased after two.`,
  },
  {
    by: 'grace',
    when: day(9, '11:30'),
    warmth: 0.88,
    picture: 'town-map',
    tags: ['map', 'drawing'],
    text: `I walked every street with a notebook, and here it is: the town as I would explain it to a friend. The pins are bread, bicycles, songs, bees and the press. The boat is wishful thinking. If your house leans more than in real life, please take it as affection.

I checked the paths against https://www.openstreetmap.org and added two that were missing. You can too.`,
  },
  {
    by: 'tom',
    when: day(9, '12:05'),
    warmth: 0.45,
    text: `I have printed Grace's map and hung it beside my door. I only got lost once since, and it was on the way to the printer.`,
  },
  {
    by: 'iveta',
    when: day(9, '23:50'),
    warmth: 0.5,
    text: `Night shift at the small hospital. Quiet ward, two tea mugs, a window towards the hills. Jupiter is bright enough to read by, nearly.`,
  },
  {
    by: 'dan',
    when: day(8, '10:10'),
    warmth: 0.84,
    picture: 'pottery',
    tags: ['pottery', 'kintsugi'],
    text: `Kiln open! Two mugs stuck to each other for ever (they look happy), everything else came out. The blue plate in the middle broke in March and has been put together with gold since, because some things deserve to show where they were mended: https://en.wikipedia.org/wiki/Kintsugi

All of it is for the long table. Whoever washes up may keep a bowl.`,
  },
  {
    by: 'owen',
    when: day(8, '21:35'),
    warmth: 0.55,
    tags: ['choir'],
    text: `We have basses! Marek, Dan and, to everyone's surprise including his own, Stanislav, who turns out to have sung the low part of everything since 1961.`,
  },
  {
    by: 'jana',
    when: day(7, '14:20'),
    warmth: 0.95,
    picture: 'long-table',
    pictures: ['bread', 'pottery', 'beehives'],
    tags: ['longtable', 'garden'],
    text: `A rehearsal for the long table, in the yard of the granary. Carrot soup from bed 6, plum dumplings by Ludmila, bread by Betka, plates by Dan, and a bouquet that Petr's bees were not consulted about.

Twenty-two places were laid and forty people sat down. That is the kind of arithmetic I like.`,
  },
  {
    by: 'petr',
    when: day(7, '15:02'),
    warmth: 0.42,
    text: `The bees would like it to be known that they were visited by the bouquet, not the other way round.`,
  },
  {
    by: 'vojta',
    when: day(7, '20:44'),
    warmth: 0.36,
    quietly: true,
    text: `Little one said her first whole sentence today. It was "No soup, more bread." I have never been so proud.`,
  },
  {
    by: 'marek',
    when: day(6, '08:30'),
    warmth: 0.28,
    disliked: ['standa', 'dan', 'vojta'],
    tags: ['bridge'],
    text: `Unpopular opinion before the first coffee: close the bridge to cars for the whole summer, not only for one Saturday. Six minutes round by the mill. I have timed it. On a bicycle it is four.`,
  },
  {
    by: 'standa',
    when: day(6, '09:15'),
    warmth: 0.38,
    disliked: ['marek', 'klara'],
    text: `S tím mostem: já bych byl pro, ale kdo mi odveze brambory? Na kole jsem naposled jel před svatbou.`,
  },
  {
    by: 'klara',
    when: day(6, '09:40'),
    warmth: 0.6,
    text: `Potatoes for everybody over seventy go by cargo bike, I take the first month. Then we can talk about the bridge again, all right?`,
  },
]
