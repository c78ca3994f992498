/** Returns a duration as a clock shows it: "3:05", "1:02:45". */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
