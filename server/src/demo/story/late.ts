/** The last days before the River Day. */
import { ago, day, type Telling } from './telling.ts'

export const late: readonly Telling[] = [
  {
    by: 'hana',
    when: day(5, '16:00'),
    warmth: 0.93,
    picture: 'fair-poster',
    tags: ['riverday', 'letterpress'],
    pinned: true,
    text: `The poster. Five colours, one after the other, sixty sheets, and the red sun was mixed by eye on a Tuesday evening, so no two are quite the same. They hang in the bakery, at the school, in the workshop and at the weir from tomorrow.

Ten are left for whoever wants one at home. Payment in cake.`,
  },
  {
    by: 'grace',
    when: day(5, '16:30'),
    warmth: 0.5,
    text: `I would pay in cake, in songs and in my second-best pencil for number 17, where the fish on the left looks exactly like Owen when the tenors are late.`,
  },
  {
    by: 'grace',
    when: day(5, '21:20'),
    warmth: 0.7,
    quietly: true,
    text: `Shh, friends only: Ludmila turns seventy on River Day and believes that nobody knows. Owen has a song. Betka has a cake in the shape of the weir. I need everybody's handwriting for a card, one line each, at my door by Thursday. Not a word in front of Standa, he means well.`,
  },
  {
    by: 'iveta',
    when: day(4, '04:10'),
    warmth: 0.86,
    picture: 'night-town',
    tags: ['night'],
    text: `Ten past four, walking home from the ward. The whole town is asleep except for one window, and out of it comes the smell of everything I want in life. Betka saw me through the glass and handed out a roll without a word.

I think this is what people mean when they say home.`,
  },
  {
    by: 'betka',
    when: day(4, '06:45'),
    warmth: 0.62,
    text: `She had been on her feet for twelve hours. The roll was the smallest thing I could do. The cat had the other half.`,
  },
  {
    by: 'tom',
    when: day(4, '11:15'),
    warmth: 0.58,
    text: `Things I have learned in nine days: how to true a wheel (nearly), that "no" means yes, that one greets everybody in the stairwell, and that if you say you can carry things, you will carry things. Yesterday: benches. Today: a bathtub. It is going to be a pond.`,
  },
  {
    by: 'jana',
    when: day(3, '07:50'),
    warmth: 0.78,
    picture: 'seedlings',
    tags: ['garden', 'seedlings'],
    goesOn: [
      `Tomatoes first. They want the warmest corner you have and a stick taller than you think. Plant them deep, up to the first leaves, and water the ground, never the leaves. Whoever has only a balcony takes the small yellow ones: they think a balcony is a field.`,
      `Peppers are slower, and they sulk. Keep them indoors until the nights forget about frost, which up here is after the middle of May, whatever the calendar says. One on a windowsill is company for the whole summer.`,
      `And the marigolds go between all of it. Nobody agrees why the beans do better beside them, but they do. Bring the empty pots back to the bakery, and tell me in August how it went!`,
    ],
    text: `Rain, so the day belongs to the windowsill. 160 tomatoes, 40 peppers, far too many marigolds. On River Day they all go to new homes: take two, give one to a neighbour you have not spoken to yet.`,
  },
  {
    by: 'owen',
    when: day(3, '12:00'),
    warmth: 0.33,
    text: `Does anyone have a music stand that stands? Ours have begun to bow in the slow movement.`,
  },
  {
    by: 'vojta',
    when: day(3, '12:25'),
    warmth: 0.52,
    text: `Owen, twelve stands by Friday. Ash, because there was ash. They fold. They do not bow.`,
  },
  {
    by: 'hana',
    when: day(3, '19:30'),
    warmth: 0.8,
    picture: 'swallow-print',
    tags: ['linocut', 'letterpress'],
    text: `First print pulled by somebody who is not me: the swallow is by class 6B, cut in three afternoons and six plasters. They named it after the bicycle. An edition of thirty, one for each of them and the rest for the repair fund.`,
  },
  {
    by: 'jana',
    when: day(2, '21:05'),
    warmth: 0.66,
    quietly: true,
    text: `Only for you, because I do not want to spoil the mood: the lease of the garden runs out in autumn, and the owner has not answered my letter. I am not afraid of asking a third time, only of the answer. If it comes to it, will you come with me? All of us, with rhubarb?`,
  },
  {
    by: 'petr',
    when: day(2, '21:40'),
    warmth: 0.44,
    quietly: true,
    text: `Jana, I teach his grandson. Let me carry the rhubarb.`,
  },
  {
    by: 'marek',
    when: day(1, '18:20'),
    warmth: 0.92,
    picture: 'bike-workshop',
    tags: ['bikes', 'repair', 'riverday'],
    text: `Laštovka is ready. Rose red, because Klára chose, and because the old paint under the mud was just that. New wheels, old bell, a basket that Betka's aunt wove. Nine evenings, seven pairs of hands, and the cat supervised.

It was going to be a prize. But there is somebody in this town who carries everything on foot. See you at the weir, neighbour.`,
  },
  {
    by: 'klara',
    when: day(1, '18:31'),
    warmth: 0.57,
    text: `For the record: it was ten days. Who said ten days? I said ten days.`,
  },
  {
    by: 'grace',
    when: day(1, '19:20'),
    warmth: 0.96,
    picture: 'footbridge',
    tags: ['lanterns', 'riverday'],
    text: `We only wanted to test whether the lanterns burn. Then somebody brought the bunting, somebody brought a child, the child brought a lantern of her own, and all at once half the town stood on the bridge and nobody wanted to go home.

Drawn on my knee, from the left bank, until it was too dark to see the paper.`,
  },
  {
    by: 'iveta',
    when: day(1, '19:48'),
    warmth: 0.48,
    text: `From the ward on the third floor it looked as if the river had put on a necklace. The patients at the window send their regards.`,
  },
  {
    by: 'standa',
    when: ago(338),
    warmth: 0.64,
    tags: ['historie'],
    text: `Naposled svítily na mostě lucerny v roce 1936. Já ještě nebyl na světě, ale maminka o tom vyprávěla celý život. Děkuju, že jsem to viděl taky.`,
  },
  {
    by: 'petr',
    when: ago(171),
    warmth: 0.41,
    tags: ['weather', 'bees'],
    text: `The bees fly high and the swallows too. The forecast says rain on Saturday. I know whom I believe.`,
  },
  {
    by: 'betka',
    when: ago(126),
    warmth: 0.34,
    quietly: true,
    text: `The cake for Saturday is in Tom's attic, because Ludmila comes by here three times a day. Tom: it is a weir, it has to lean. Please do not straighten it.`,
  },
  {
    by: 'owen',
    when: ago(94),
    warmth: 0.9,
    picture: 'choir',
    tags: ['choir', 'riverday'],
    text: `Last full rehearsal, on the granary steps because the hall had grown too small for us. If you had told me a year ago that the nurse, the potter, the baker and the man who repairs my brakes would hold a chord like that one at the end, I would have asked what you put in the tea.

We sing by the weir. You know the refrain, everybody does. Sing it back.`,
  },
  {
    by: 'tom',
    when: ago(71),
    warmth: 0.52,
    text: `I came to turn pages and was given a robe. I do not know what I sang, but I am told that it was about a trout and that I meant it.`,
  },
  {
    by: 'ludmila',
    when: ago(58),
    warmth: 0.68,
    tags: ['river'],
    text: `Water level 38 cm, 14 °C. A kingfisher sat on the gauge and would not let me read it. I wrote down: "kingfisher".`,
  },
  {
    by: 'klara',
    when: ago(41),
    warmth: 0.25,
    text: `Cargo bike timetable for Saturday is on the board: benches first, then grandmothers, then potatoes. In that order because of the brakes.`,
  },
  {
    by: 'betka',
    when: ago(26),
    warmth: 0.87,
    picture: 'bread',
    tags: ['bread', 'riverday'],
    text: `A trial bake for the long table: the big rye, rolls with poppy seed, and sticks that children can fence with before they eat them. Róza has worked hard and rests in the cool.

What is left lies on the counter. Whoever comes before I close takes it home as it is, and pays with a story.`,
  },
  {
    by: 'dan',
    when: ago(16),
    warmth: 0.3,
    text: `Paid for a loaf with the story of the two mugs. Got change.`,
  },
  { by: 'marek', when: ago(11), warmth: 0.2, text: `Who has the key of the boathouse?` },
  {
    by: 'jana',
    when: ago(3),
    warmth: 0.88,
    picture: 'garden',
    tags: ['garden', 'riverday'],
    text: `And then there is a moment when everything is watered, the list on the door has only ticks, and one can simply stand here.

If you look for me, I am behind the wall. The gate is open.`,
  },
]
