/** The jobs that people of Brodná need done, and who offers to do them. */
import type { jobBudgets, JobPay } from '@commons/contract/shared/job.ts'
import type { Neighbour } from './people.ts'
import { ago, day, type Moment } from './telling.ts'

interface Offered {
  readonly by: Neighbour
  readonly when: Moment
  /** In US dollars: for all, or an hour. */
  readonly price: string
  readonly days: number
  readonly message: string
  readonly state?: 'shortlisted' | 'declined'
  /** What the client said when declining it. */
  readonly reason?: string
}

interface Terms {
  readonly price: string
  /** Days, or hours of hourly work. */
  readonly delivery: number
  readonly weeklyHours?: number
  readonly description: string
}

interface Review {
  readonly when: Moment
  readonly stars: number
  readonly comment: string
}

interface Award {
  /** One of its bidders. */
  readonly to: Neighbour
  readonly when: Moment
  readonly terms: Terms
  readonly message: string
  /** Left out while the offer waits. */
  readonly accepted?: Moment
  /** Once the work was done: the client paid in and released at these moments, and both wrote about it. */
  readonly paid?: {
    readonly funded: Moment
    readonly submitted: Moment
    readonly work: string
    readonly released: Moment
    readonly byClient: Review
    readonly byFreelancer: Review
  }
  /** By the hour: what the client paid in, and what was done last week, which waits for them. */
  readonly hours?: {
    readonly funded: Moment
    readonly count: number
    readonly logs: ReadonlyArray<{
      /** 0 is Monday. */
      readonly weekday: number
      readonly minutes: number
      readonly description: string
    }>
  }
  /** A milestone that was paid in and submitted, and which the client disputes. The freelancer has answered. */
  readonly disputed?: {
    readonly description: string
    readonly price: string
    readonly funded: Moment
    readonly submitted: Moment
    readonly work: string
    readonly opened: { readonly when: Moment; readonly words: string }
    readonly answered: { readonly when: Moment; readonly words: string }
    /** What the freelancer offers to take, in percent. */
    readonly share: number
  }
  /** Changes of the terms, in order. The last one may wait for an answer. */
  readonly changes?: ReadonlyArray<{
    readonly byClient: boolean
    readonly when: Moment
    readonly terms: Terms
    readonly message: string
    readonly accepted?: Moment
  }>
}

interface Paper {
  readonly name: string
  readonly title: string
  readonly lines: readonly string[]
}

type Budget = {
  [Pay in JobPay]: { readonly pay: Pay; readonly range: (typeof jobBudgets)[Pay][number] }
}[JobPay]

export interface Task {
  readonly by: Neighbour
  readonly when: Moment
  readonly title: string
  readonly description: string
  readonly skills: readonly string[]
  readonly kind?: string
  readonly purpose?: string
  readonly budget: Budget
  /** Days until bidding ends; negative where it has. Left out of a draft. */
  readonly endsIn?: number
  readonly isClosed?: true
  readonly papers?: readonly Paper[]
  readonly invited?: ReadonlyArray<{
    readonly who: Neighbour
    readonly when: Moment
    readonly message: string
  }>
  readonly bids: readonly Offered[]
  readonly award?: Award
}

/** In order of publication. */
export const tasks: readonly Task[] = [
  {
    by: 'marek',
    when: day(75, '18:20'),
    title: 'A timetable of the workshop that fits on a phone',
    description:
      'The timetable hangs on the door, and people photograph it. The photographs are old within a week.\n\nOne page with this week and the next, large enough to read with a glove on. I can change a text file, if somebody shows me where it is.',
    skills: ['HTML', 'CSS'],
    kind: 'Website',
    purpose: 'Community',
    budget: { pay: 'fixed', range: '100-200' },
    endsIn: -66,
    bids: [
      {
        by: 'dan',
        when: day(74, '21:05'),
        price: '120',
        days: 6,
        message:
          'One page, no menu, and the week in letters that can be read across the workshop. You change a text file with one line for each day, and I show you where it is, twice. If the file has a mistake the page says which line it is.',
      },
    ],
    award: {
      to: 'dan',
      when: day(73, '08:10'),
      message: 'The line that says which line it is has convinced me.',
      accepted: day(73, '19:30'),
      terms: {
        price: '120',
        delivery: 6,
        description: 'One page with this week and the next, made from a text file that the workshop changes.',
      },
      paid: {
        funded: day(72, '08:00'),
        submitted: day(68, '22:40'),
        work: 'It is up. The file is called week.txt and has your name in the first line, so that nobody else has to be afraid of it.',
        released: day(67, '07:15'),
        byClient: {
          when: day(67, '07:25'),
          stars: 5,
          comment:
            'Two days early, and he showed me twice as promised. Nobody photographs the door any more.',
        },
        byFreelancer: {
          when: day(66, '20:10'),
          stars: 5,
          comment: 'Knew what he wanted, answered the same evening, paid before breakfast.',
        },
      },
    },
  },
  {
    by: 'betka',
    when: day(48, '05:05'),
    title: 'A drawing of the oven for the bakery window',
    description:
      'The oven is from 1931 and everybody asks about it. A drawing with the parts named would save my voice.\n\nIt should be as wide as the window, in one colour, and the names should be readable from the pavement.',
    skills: ['Illustration', 'Lettering'],
    budget: { pay: 'fixed', range: '100-200' },
    endsIn: -38,
    bids: [
      {
        by: 'hana',
        when: day(47, '17:45'),
        price: '150',
        days: 12,
        message:
          'I would come at four in the morning with a sketchbook and stay out of the way. The drawing is cut in lino in two parts, so that it fits my press and your window. The names are cut as well, in the letters of the old sign.',
      },
    ],
    award: {
      to: 'hana',
      when: day(46, '05:20'),
      message: 'Four in the morning is right. There is coffee.',
      accepted: day(46, '09:00'),
      terms: {
        price: '150',
        delivery: 12,
        description: 'A print of the oven with its parts named, as wide as the window, in one colour.',
      },
      paid: {
        funded: day(45, '05:10'),
        submitted: day(36, '16:30'),
        work: 'Both parts are printed and dry. I left them rolled behind the counter, next to the rye.',
        released: day(35, '05:30'),
        byClient: {
          when: day(35, '05:40'),
          stars: 5,
          comment:
            'People read it while they queue, and the queue feels shorter. The damper has never looked so good.',
        },
        byFreelancer: {
          when: day(34, '18:00'),
          stars: 4,
          comment: 'Kind, clear and warm, in every sense. One star stays at four in the morning.',
        },
      },
    },
  },
  {
    by: 'jana',
    when: day(24, '10:00'),
    title: 'Somebody to turn 60 seed packets into a spreadsheet',
    description:
      'Names, years, who gave them. The handwriting is mine, so I apologise in advance. Found my glasses in the meantime and did it myself.',
    skills: ['Data entry'],
    budget: { pay: 'hourly', range: '5-20' },
    endsIn: -17,
    isClosed: true,
    bids: [],
  },
  {
    by: 'grace',
    when: day(20, '09:30'),
    title: 'Type the library’s card catalogue into the computer',
    description:
      'Nine drawers of cards, typed by four librarians on three typewriters. Some are in pencil. The drawers A to F come first, because the computer already thinks it knows the rest.',
    skills: ['Cataloguing', 'Data entry'],
    budget: { pay: 'hourly', range: '5-20' },
    endsIn: -13,
    bids: [
      {
        by: 'jana',
        when: day(19, '20:10'),
        price: '18',
        days: 40,
        message:
          'I read pencil, because I label seeds with it. Two afternoons a week while the greenhouse is too hot, a drawer at a time, and a list of the cards that nobody can read, so that you can guess with me.',
      },
    ],
    award: {
      to: 'jana',
      when: day(18, '10:15'),
      terms: {
        price: '18',
        delivery: 40,
        weeklyHours: 10,
        description:
          'Drawers A to F, with author, title, year and shelf. Cards that can’t be read go into a tin.',
      },
      message: 'The tin is ready. So is the tea.',
      accepted: day(17, '19:40'),
      hours: {
        funded: day(16, '09:00'),
        count: 12,
        logs: [
          {
            weekday: 2,
            minutes: 150,
            description: 'Drawer C from Cabbages to Comets. Four cards in the tin.',
          },
          {
            weekday: 4,
            minutes: 195,
            description: 'The rest of C, and D without the dictionaries, which are on a shelf of their own.',
          },
        ],
      },
    },
  },
  {
    by: 'ludmila',
    when: day(12, '08:40'),
    title: 'Thirty-five years of river levels in one table',
    description:
      'I measured the river every morning from 1986 to 2021. It is all on paper, in eleven folders, in centimetres, with remarks such as “ice” and “heron”.\n\nI would like one table that can be searched and drawn as a curve. The herons should stay in.\n\nA sample of one month is attached. The folders don’t leave my house, but there is a good table and coffee.',
    skills: ['Data entry', 'Data cleaning', 'Spreadsheets', 'Python'],
    purpose: 'Archive',
    budget: { pay: 'hourly', range: '20-50' },
    endsIn: 2,
    papers: [
      {
        name: 'Levels, March 1988.pdf',
        title: 'Levels at the weir, March 1988',
        lines: [
          '1 March     142 cm    ice at the left bank',
          '2 March     141 cm    ice',
          '3 March     147 cm    thaw, brown water',
          '4 March     163 cm    heron',
          '5 March     171 cm    two herons',
          '6 March     168 cm    footbridge closed until noon',
        ],
      },
    ],
    bids: [
      {
        by: 'tom',
        when: day(11, '19:10'),
        price: '32',
        days: 21,
        message:
          'I have done this once with lamps and once with postcodes. I would photograph the folders first, type two years to see where the traps are, and then tell you honestly how long the rest takes. Herons get their own column.',
        state: 'shortlisted',
      },
      {
        by: 'grace',
        when: day(11, '12:30'),
        price: '24.50',
        days: 30,
        message:
          'Cataloguing is what I do all day, Ludmila. I can type in the evenings at your table, two folders a week, and I read your handwriting better than most because of the library cards you filled in.',
      },
      {
        by: 'klara',
        when: day(10, '07:55'),
        price: '20',
        days: 60,
        message:
          'I type fast and I am patient with numbers, as long as they hold still. Mornings only, because of the post round. I would also like to know what the river did in the year when I was born.',
      },
    ],
    award: {
      to: 'tom',
      when: day(7, '09:00'),
      message: 'You asked about the herons before you asked about the money. Please start with 1986.',
      terms: {
        price: '32',
        delivery: 40,
        weeklyHours: 12,
        description: 'Folders 1 to 4 (1986 to 1998), typed and checked against the paper, as one CSV file.',
      },
      accepted: day(6, '20:15'),
      changes: [
        {
          byClient: false,
          when: day(3, '18:00'),
          message: 'Folder 2 has remarks on the back of each page. I would like to keep them.',
          terms: {
            price: '32',
            delivery: 48,
            weeklyHours: 12,
            description:
              'Folders 1 to 4 (1986 to 1998) with the remarks on the back, typed and checked against the paper, as one CSV file.',
          },
          accepted: day(2, '07:30'),
        },
        {
          byClient: true,
          when: ago(260),
          message: 'My nephew found folder 12 in the cellar. It is thin. Could it come along?',
          terms: {
            price: '32',
            delivery: 54,
            weeklyHours: 12,
            description:
              'Folders 1 to 4 and 12 with the remarks on the back, typed and checked against the paper, as one CSV file.',
          },
        },
      ],
    },
  },
  {
    by: 'jana',
    when: day(10, '15:20'),
    title: 'Sign boards for twenty-two garden beds',
    description:
      'Each bed has a number and a keeper, and visitors keep asking which is which. We have offcuts of larch, 20 × 30 cm. We need a drawing for each board: number, name, and one plant that grows there.\n\nIt has to survive rain and Petr’s goat.',
    skills: ['Illustration', 'Lettering', 'Linocut'],
    purpose: 'Signs',
    budget: { pay: 'fixed', range: '500-1000' },
    endsIn: -3,
    bids: [
      {
        by: 'hana',
        when: day(9, '21:05'),
        price: '640',
        days: 25,
        message:
          'I would cut one block for each bed and print straight on the larch with oil ink, which has survived eight winters on my own door. Twenty-two plants, no two alike. You choose the plants, I choose the insects.',
        state: 'shortlisted',
      },
      {
        by: 'vojta',
        when: day(8, '17:40'),
        price: '520',
        days: 14,
        message:
          'I can burn the numbers and names into the wood and draw a simple leaf beside them. Not as pretty as Hana’s, but the goat has never eaten anything of mine. I would also plane the boards, which they need.',
      },
    ],
    award: {
      to: 'hana',
      when: day(5, '08:00'),
      message: 'The committee was unanimous, which has not happened since the kettle.',
      terms: {
        price: '640',
        delivery: 25,
        description: 'Twenty-two boards, printed on both sides, with holes for the posts.',
      },
      accepted: day(5, '12:40'),
      disputed: {
        description: 'Beds 1 to 8, printed and drilled',
        price: '200',
        funded: day(4, '08:30'),
        submitted: day(3, '17:10'),
        work: 'Eight boards, dry since noon. They lean against your shed, numbers to the wall, because of the goat.',
        opened: {
          when: day(2, '09:00'),
          words:
            'Bed 3 is printed as bed 8, twice. We like the leaf, but two people now water the same tomatoes.',
        },
        answered: {
          when: day(1, '19:20'),
          words:
            'You are right about bed 3, my stencil slipped. The other seven are as agreed, so I would take the part for them and print the third one new in spring.',
        },
        share: 85,
      },
      changes: [
        {
          byClient: false,
          when: ago(150),
          message: 'Bed 14 wants two plants and bed 9 wants a hedgehog. Both are right, but it takes longer.',
          terms: {
            price: '670',
            delivery: 30,
            description:
              'Twenty-two boards, printed on both sides, with holes for the posts. Two plants for bed 14, a hedgehog for bed 9.',
          },
        },
      ],
    },
  },
  {
    by: 'grace',
    when: day(9, '13:15'),
    title: 'Catalogue four hundred donated books',
    description:
      'A retired teacher left us his books: half botany, half detective stories. They need a card, a sticker and a place. You work in the library, in the afternoons, and may read the last pages.',
    skills: ['Cataloguing', 'Data entry'],
    budget: { pay: 'hourly', range: '5-20' },
    endsIn: -1,
    bids: [
      {
        by: 'jana',
        when: day(8, '20:30'),
        price: '18',
        days: 20,
        message:
          'I would take the botany half. I know most of the authors and own some of the books already, so I can tell you which editions have the good plates. Wednesdays and Fridays after three, when the greenhouse is too hot anyway.',
      },
      {
        by: 'standa',
        when: day(6, '09:50'),
        price: '12',
        days: 40,
        message:
          'Pan řídící byl můj kolega a jeho knihy znám. Detektivky si beru na starost já: ke každé napíšu jednu větu, ze které se nedozvíte, kdo je vrah. Mohu denně od dvou do čtyř, o nedělích po mši.',
        state: 'declined',
        reason: 'Dear Standa, I’d love to, but we need the cards in English too. Tea on Thursday?',
      },
    ],
  },
  {
    by: 'marek',
    when: day(6, '11:30'),
    title: 'Booking page for the Thursday workshop',
    description:
      'People turn up at seven with eleven bicycles and I have two arms. I need one page where they pick an hour and write what is broken. It should work on a phone with greasy fingers, so large buttons.\n\nNo accounts, no newsletter. I get a list in the morning, that is all.',
    skills: ['TypeScript', 'HTML', 'CSS', 'Accessibility'],
    kind: 'Website',
    purpose: 'Bookings',
    budget: { pay: 'fixed', range: '400-500' },
    endsIn: 3,
    bids: [
      {
        by: 'tom',
        when: day(5, '22:10'),
        price: '460',
        days: 12,
        message:
          'One page, one table, one mail at six in the morning. I have been to your workshop and know the fingers. I would show you a paper version on Thursday, and you cross out what you don’t need before I write a line.',
      },
      {
        by: 'dan',
        when: day(4, '10:00'),
        price: '420',
        days: 30,
        message:
          'I made the page of the pottery class and it has not fallen over yet. Bookings would be new for me, but the kiln leaves me whole evenings in which I only watch a thermometer, and I learn well in those.',
      },
    ],
    award: {
      to: 'tom',
      when: ago(340),
      message: 'You crossed out more than I did. When can you start?',
      terms: {
        price: '450',
        delivery: 14,
        description:
          'A page with the hours of the next four Thursdays, a form with three fields, and the list at six.',
      },
    },
  },
  {
    by: 'betka',
    when: day(5, '04:50'),
    title: 'Seven bread labels, one for each day',
    description:
      'A paper band around the loaf with the name of the day and a drawing. Monday is rye, Friday has seeds, Sunday is the big one. To be printed in one colour on brown paper.\n\nI have no idea about files. I know about bread.',
    skills: ['Illustration', 'Packaging design', 'Lettering'],
    kind: 'Figma Design',
    budget: { pay: 'fixed', range: '200-300' },
    endsIn: 4,
    bids: [
      {
        by: 'hana',
        when: day(4, '18:25'),
        price: '280',
        days: 14,
        message:
          'Seven small linocuts, each with the grain that is in the bread. I bring the proofs when I come for my loaf, so you see them on the real paper with flour on it. The files for the printer are included.',
        state: 'shortlisted',
      },
      {
        by: 'klara',
        when: day(3, '15:00'),
        price: '210',
        days: 10,
        message:
          'I draw what I deliver: every loaf with the person who eats it on that day. Simple black lines, they copy well. I would do Monday for nothing, so that you can see whether you like it at all.',
      },
      {
        by: 'grace',
        when: day(3, '12:20'),
        price: '240',
        days: 9,
        message:
          'I would keep the drawing to one ear of rye and spend the effort on the words: a name for each day that people will ask for at the counter. I have a list of forty already, and eleven of them are good.',
      },
    ],
  },
  {
    by: 'iveta',
    when: day(4, '06:10'),
    title: 'A night garden for the hospital courtyard',
    description:
      'From the ward we see the courtyard only at night. We would like plants that smell after dark and shine a little: white, silver, evening primrose. Beds of 3 × 8 metres, half shade, a bench that stays.\n\nWe need a planting plan with a list to order from. The watering is done by whoever can’t sleep.',
    skills: ['Garden design', 'Planting plans'],
    purpose: 'Garden',
    budget: { pay: 'fixed', range: '400-500' },
    endsIn: 6,
    papers: [
      {
        name: 'Courtyard, measured.pdf',
        title: 'The courtyard, measured by the night shift',
        lines: [
          'Bed A, along the wall: 8.0 x 3.0 m, shade until noon',
          'Bed B, by the bench: 5.5 x 2.0 m, half shade',
          'Tap: north-east corner. Lamp: above the door, warm white.',
          'Nothing poisonous, please. Somebody will taste it.',
        ],
      },
    ],
    invited: [
      {
        who: 'jana',
        when: day(4, '06:20'),
        message: 'You planted the moonflowers by the gate. Would you do it for us, too?',
      },
    ],
    bids: [
      {
        by: 'jana',
        when: day(3, '21:40'),
        price: '430',
        days: 18,
        message:
          'I would come at midnight first, because that is when it has to work. Then a plan in two layers: what shines until October, and what smells from June. The list will have prices from the nursery, and nothing that harms whoever tastes it.',
        state: 'shortlisted',
      },
      {
        by: 'vojta',
        when: day(2, '16:30'),
        price: '490',
        days: 30,
        message:
          'I can plan the beds, and build the edges from the oak that the storm left behind. The bench needs a new leg anyway. For the plants I would ask Jana, so perhaps you should ask her directly.',
      },
    ],
  },
  {
    by: 'jana',
    when: day(2, '18:30'),
    title: 'A small website for the garden behind the wall',
    description:
      'Four pages: who we are, how to get a bed, what to do this month, where the gate is. Photographs exist (mine), words exist (too many, also mine).\n\nIt should be easy to change from a phone with soil on it, and readable for my mother. No cookies, unless somebody bakes them.',
    skills: ['HTML', 'CSS', 'Copywriting', 'Accessibility'],
    kind: 'Website',
    purpose: 'Community',
    budget: { pay: 'fixed', range: '300-400' },
    endsIn: 5,
    papers: [
      {
        name: 'What goes on which page.pdf',
        title: 'The garden behind the wall: four pages',
        lines: [
          '1. Who we are: twenty-two beds, one kettle',
          '2. How to get a bed: come on a Thursday, wait, water',
          '3. This month: one list, changed by whoever is there',
          '4. Where the gate is: a map, and the tram from the station',
        ],
      },
      {
        name: 'Colours and the old sign.pdf',
        title: 'Colours',
        lines: ['Gate green, larch brown, and the red of the watering can.'],
      },
    ],
    invited: [
      {
        who: 'grace',
        when: day(2, '18:45'),
        message: 'You said that my words were too many. Here is your chance.',
      },
      {
        who: 'owen',
        when: day(2, '18:50'),
        message: 'For the page about how to find us by ear.',
      },
    ],
    bids: [
      {
        by: 'grace',
        when: day(1, '09:05'),
        price: '340',
        days: 12,
        message:
          'I take the words first: four pages, each with one thing to do at its end. Then a plain page without any machinery that you edit like a message. I tested the idea on your mother at the library, and she found the gate.',
        state: 'shortlisted',
      },
      {
        by: 'tom',
        when: day(1, '20:40'),
        price: '380',
        days: 10,
        message:
          'Four static pages, a map that works without signal, and a way to change “this month” by sending yourself a message. It loads in under a second on my phone from the far end of the garden, where there is one bar. I carry benches for free.',
      },
      {
        by: 'dan',
        when: day(1, '11:15'),
        price: '300',
        days: 28,
        message:
          'I would build it as I build mugs: simple, a little heavy, nothing that breaks when it is dropped. I made one website before. My own photographs of your beds in the morning would be included in the price.',
      },
      {
        by: 'petr',
        when: day(2, '20:00'),
        price: '395',
        days: 60,
        message:
          'I know a man in the city who does websites and he owes me eleven jars of honey. I would watch over him and bring the result on a stick. If it is late, you get a jar for each week of waiting.',
        state: 'declined',
        reason: 'Keep the honey, Petr. But thank you.',
      },
    ],
  },
  {
    by: 'hana',
    when: day(1, '14:10'),
    title: 'Photographs of forty plates for a catalogue',
    description:
      'Forty plates, mended with gold, on a neutral ground, from above and from the side. The gold must look like gold and not like mustard.\n\nIn my workshop, on two mornings when the light is good.',
    skills: ['Photography', 'Retouching'],
    purpose: 'Catalogue',
    budget: { pay: 'fixed', range: '200-300' },
    endsIn: 9,
    bids: [
      {
        by: 'dan',
        when: ago(1_200),
        price: '260',
        days: 9,
        message:
          'I photograph my own mugs for the fair, and the glaze comes out right because I use two white sheets and a lot of waiting. Gold needs a third sheet. I would bring them all, and a lamp in case the mornings are grey.',
      },
    ],
  },
  {
    by: 'owen',
    when: ago(620),
    title: 'Set six handwritten songs in clean notation',
    description:
      'Choir settings by my predecessor: four voices, pencil, some of it on the back of a bus timetable. I need parts that basses can read in bad light. MusicXML and PDF, please.',
    skills: ['Music engraving', 'MuseScore', 'Proofreading'],
    budget: { pay: 'hourly', range: '20-50' },
    endsIn: 14,
    bids: [],
  },
  {
    by: 'klara',
    when: ago(170),
    title: 'A map of every bench in town, on the phone',
    description:
      'I deliver on foot and know 61 benches, which of them wobble, and which have shade at noon. I want an app that shows the next one. Older neighbours have asked for it more than once.\n\nIt has to work without signal by the river. I bring the list; you bring the map.',
    skills: ['MapLibre', 'TypeScript', 'GeoJSON', 'Offline apps'],
    kind: 'Mobile App',
    purpose: 'Community',
    budget: { pay: 'fixed', range: '500-1000' },
    endsIn: 12,
    invited: [
      {
        who: 'tom',
        when: ago(165),
        message: 'You carried half of these benches. Now find them again.',
      },
    ],
    bids: [],
  },
  {
    by: 'jana',
    when: ago(90),
    title: 'Poster for the spring seed swap',
    description:
      'A3, to hang in the bakery and the library. Date and place are fixed, the rest is open. Something with beans. I still have to ask who pays for the printing.',
    skills: ['Poster design', 'Illustration'],
    budget: { pay: 'fixed', range: '100-200' },
    bids: [],
  },
]

interface SavedSearch {
  readonly by: Neighbour
  readonly when: Moment
  readonly name: string
  readonly text?: string
  readonly skills?: readonly string[]
  readonly pay?: JobPay
  readonly from?: number
  readonly isAlert: boolean
}

export const savedSearches: readonly SavedSearch[] = [
  { by: 'tom', when: day(10, '21:00'), name: 'Maps', skills: ['MapLibre', 'GeoJSON'], isAlert: true },
  {
    by: 'tom',
    when: day(9, '08:30'),
    name: 'Fixed price, from $300',
    pay: 'fixed',
    from: 300,
    isAlert: false,
  },
  { by: 'jana', when: day(20, '12:00'), name: 'Gardens', text: 'garden', isAlert: true },
]
