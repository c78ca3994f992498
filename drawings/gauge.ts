/** The portrait of the demo's bot: the gauge at the weir, with an eye for each of its lamps. */
import { apricot, leaf, paper, petrol, rose, slate, upTo } from './ink.ts'
import { type Drawing, ellipse, fill, glow, hollow, line, rectangle, segment } from './paint.ts'

const [top, bottom] = [150, 470]
const [left, width] = [206, 100]

export const gauge: Drawing = {
  width: 512,
  height: 512,
  paint: () => [landscape(), board(), lamps(), river()].join(''),
}

function landscape(): string {
  const whole = rectangle(0, 0, 512, 512)
  const sun = ellipse(256, 246, 206)
  return (
    fill(whole, petrol[3]) +
    hollow(whole, petrol[6], 0.6, [220, 180], 460) +
    fill(sun, apricot[1]) +
    glow(sun, apricot[3], 0.7, [330, 380], 230)
  )
}

/** A mark at every step, a longer red one at every other. */
function board(): string {
  const marks = upTo(7).map((step) => {
    const y = top + 40 + step * 34
    const isLong = step % 2 === 0
    return line(segment([left + 14, y], [left + (isLong ? 70 : 46), y]), isLong ? rose[6] : slate[8], 11)
  })
  return (
    fill(rectangle(left - 10, top - 6, width + 20, bottom - top), petrol[8]) +
    fill(rectangle(left, top, width, bottom - top), paper) +
    marks.join('')
  )
}

function lamps(): string {
  return (
    fill(rectangle(left - 26, 92, width + 52, 72), petrol[7]) +
    line(segment([256, 92], [256, 56]), petrol[8], 9) +
    fill(ellipse(256, 50, 15), rose[5]) +
    [228, 284]
      .map((x) => fill(ellipse(x, 128, 18), apricot[0]) + fill(ellipse(x, 128, 8), petrol[9]))
      .join('')
  )
}

function river(): string {
  const wave = (y: number) =>
    `M0 ${y}C64 ${y - 22} 96 ${y - 22} 160 ${y}S256 ${y + 22} 320 ${y}S448 ${y - 22} 512 ${y}V512H0Z`
  return (
    fill(wave(396), petrol[5]) +
    fill(wave(424), petrol[6]) +
    fill(wave(462), petrol[7]) +
    line('M40 440h70M386 424h84M250 476h90', leaf[2], 7, 0.7)
  )
}
