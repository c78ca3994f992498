/** Portraits of the demo's people. */
import { apricot, iris, leaf, night, petrol, rose } from './ink.ts'
import { type FaceName, looks } from './looks.ts'
import { type Drawing, ellipse, fill, glow, hollow, placed, rectangle } from './paint.ts'
import { bust } from './portrait.ts'

const grounds: Record<FaceName, [ground: string, disc: string, deep: string]> = {
  jana: [petrol[2], apricot[1], petrol[5]],
  tom: [apricot[2], apricot[0], apricot[4]],
  marek: [petrol[7], petrol[5], petrol[9]],
  betka: [petrol[6], petrol[3], petrol[8]],
  owen: [apricot[3], apricot[1], apricot[5]],
  ludmila: [leaf[2], leaf[0], leaf[5]],
  hana: [petrol[3], petrol[1], petrol[6]],
  petr: [leaf[5], leaf[3], leaf[8]],
  grace: [rose[3], rose[1], rose[5]],
  vojta: [leaf[6], apricot[2], leaf[9]],
  iveta: [iris[8], iris[3], night],
  dan: [petrol[4], petrol[2], petrol[7]],
  klara: [iris[4], iris[1], iris[6]],
  standa: [rose[2], rose[0], rose[4]],
}

export function face(name: FaceName): Drawing {
  const [ground, disc, deep] = grounds[name]
  const whole = rectangle(0, 0, 512, 512)
  const sun = ellipse(256, 246, 206)
  return {
    width: 512,
    height: 512,
    paint: () =>
      fill(whole, ground) +
      hollow(whole, deep, 0.6, [220, 180], 460) +
      fill(sun, disc) +
      glow(sun, ground, 0.7, [330, 380], 230) +
      placed({ scale: 1.1, around: [256, 400] }, bust(looks[name])),
  }
}
