/** Alt texts of the story's pictures. */
import type { SceneName } from '@commons/drawings/drawings.ts'

export const seen: Readonly<Record<SceneName, string>> = {
  'attic-window': 'Red roofs of a town in the morning sun, seen from an attic window with pink curtains',
  beehives: 'Three beehives, pink, yellow and blue, in a meadow, with bees and a branch in blossom',
  'bike-workshop': 'A pink bicycle in a workshop with tools on the wall and a ginger cat asleep beside it',
  bread: 'Loaves, rolls and a sliced bread on a wooden table, and ears of wheat in a jug',
  choir: 'A choir in three rows sings in front of a church door, the conductor with her back to us',
  'fair-poster':
    'A poster with swallows and a sailing boat: River Day, Saturday by the weir, music, bread, boats',
  footbridge: 'People stand on a stone bridge with lamps in the evening, lights on the water below',
  garden: 'A woman in a straw hat waters vegetable beds behind a wall; a greenhouse and sunflowers',
  'long-table': 'A long table from above with soup, salad, bread and flowers on a checked cloth',
  'night-town': 'The town at night under a crescent moon; one bakery window is lit',
  pottery: 'Shelves of pottery: jugs, bowls, cups and a blue plate mended with gold',
  river: 'Two people row a small boat on a calm river between trees and reeds',
  seedlings: 'Seedlings in a wooden tray on a window sill while it rains outside',
  'swallow-print': 'A print of two swallows over a field by moonlight, with the ink roller beside it',
  'town-map': 'A folded map of Brodná with the river, its bridges and five places marked',
}
