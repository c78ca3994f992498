/** Three weeks ago: spring, and the idea of a River Day. */
import { day, type Telling } from './telling.ts'

export const early: readonly Telling[] = [
  {
    by: 'jana',
    when: day(20, '08:12'),
    warmth: 0.85,
    tags: ['garden', 'spring'],
    text: `The gate of the garden behind the wall is open again. The frost took two of the old roses, but the rhubarb is already knee-high and somebody (thank you, whoever you are) has oiled the hinges.

Beds 4, 9 and 11 are free this year. No fee, you only promise two afternoons of common work. Come and look, the kettle is in the greenhouse.`,
  },
  {
    by: 'ludmila',
    when: day(20, '10:40'),
    warmth: 0.55,
    tags: ['river', 'olsinka'],
    text: `Water level at the weir this morning: 41 cm, 9 °C, clear to the bottom. I saw the first dipper of the year, and four tyres, one garden chair and something that was once a pram.

I have measured this river for thirty-eight years. I would like to see the bottom of it clean once before I stop. Who has rubber boots?`,
  },
  {
    by: 'marek',
    when: day(19, '17:25'),
    warmth: 0.7,
    tags: ['bikes', 'repair'],
    text: `The workshop has a new floor, a new stand and still the same kettle. From now on every Thursday after five: you bring the bike, we lend the tools and show you how. Nobody gets fixed for, everybody gets fixed with.`,
  },
  {
    by: 'klara',
    when: day(19, '18:02'),
    warmth: 0.45,
    text: `Marek forgot to say that there is also cake on Thursdays. I checked. Twice.`,
  },
  {
    by: 'betka',
    when: day(18, '06:30'),
    warmth: 0.8,
    tags: ['bread', 'sourdough'],
    text: `The rye starter is called Róza, she is nine years old, and this morning she lifted the lid off her jar and climbed out. I take it as a sign that it is warm enough to open the shop window again.

If you want to raise a daughter of hers at home: bring a clean jar, I give you a spoonful and one page of instructions. Why it works at all: https://en.wikipedia.org/wiki/Sourdough`,
  },
  {
    by: 'standa',
    when: day(17, '19:45'),
    warmth: 0.75,
    tags: ['historie', 'most'],
    text: `Málokdo dnes ví, že náš kamenný most měl být původně dřevěný. V zápisech obce stojí, že mlynář Kryštof slíbil dát kámen zadarmo, když mu obec dovolí postavit jez o loket výš. Dohadovali se o ten loket jedenáct let.

Nakonec jez zvýšili o půl lokte a kamene přišlo právě na dva oblouky. Ten třetí, prostřední a nejvyšší, zaplatili lidé sami: kdo neměl peníze, přinesl kámen ze svého pole. Proto je každý jiný. Až půjdete příště přes vodu, podívejte se zespodu: je tam i jeden mlýnský, s dírou uprostřed.`,
  },
  {
    by: 'owen',
    when: day(17, '21:10'),
    warmth: 0.4,
    tags: ['choir'],
    text: `Thirty people in a granary built for wheat, and every one of them came in on time. Once. We need basses. If you hum while washing up and the plates rattle, I mean you.`,
  },
  {
    by: 'hana',
    when: day(16, '13:05'),
    warmth: 0.72,
    tags: ['letterpress'],
    text: `It has arrived. 410 kilos of cast iron from 1911, eight neighbours, two planks, one very brave delivery van. The proof press now stands in the old pharmacy, and @vojtech_javor has already measured it for a table that will not sink into the cellar.

From the summer on, anybody in town can come and print. I only ask that you wash your own rollers.`,
  },
  {
    by: 'vojta',
    when: day(16, '14:30'),
    warmth: 0.5,
    text: `My back would like everybody to know that 410 kilos is what it says on the plate. In truth it is more.`,
  },
  {
    by: 'petr',
    when: day(15, '12:20'),
    warmth: 0.6,
    picture: 'beehives',
    tags: ['bees', 'school'],
    text: `Class 6B has painted the hives. The pink one was the result of a vote, the yellow one of a second vote because of the first, and the blue one of a compromise. The bees moved in within the hour and have no opinion.`,
  },
  {
    by: 'dan',
    when: day(15, '20:15'),
    warmth: 0.35,
    text: `Kiln is loaded. Now the long part, in which I pretend to read a book and look at the thermometer every four minutes.`,
  },
  {
    by: 'jana',
    when: day(14, '18:40'),
    warmth: 0.9,
    tags: ['riverday'],
    text: `So, let us say it aloud: a River Day. One Saturday, by the weir, for everybody. First we clean it (Ludmila), then we celebrate it (all of us). Bread from Betka, songs from Owen, boats from whoever has a boat, no stage, no sponsors, one long table.

Who does what is on the board in the bakery. If your name is not there yet, there is a pencil on a string.`,
  },
  {
    by: 'marek',
    when: day(14, '19:05'),
    warmth: 0.3,
    quietly: true,
    text: `Between us: I said yes to "something with boats" before I thought about it. Does anybody know how one steers a canoe from the back?`,
  },
  {
    by: 'ludmila',
    when: day(14, '19:20'),
    warmth: 0.65,
    text: `One steers a canoe from the back by not panicking. The rest I teach on Sunday, seven o'clock, below the weir. Bring dry socks.`,
  },
]
