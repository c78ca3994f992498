import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'

/** A position up to a minute old is good enough. */
const asked: PositionOptions = { maximumAge: 60_000, timeout: 15_000 }

const whereAmI = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, asked),
  )

/** Finds the place where the device is, once the member asks for it. */
export function usePosition(onPlace: (location: string) => void) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const turn = useRef(0)

  async function find(): Promise<string> {
    if (!('geolocation' in navigator)) throw t`Geolocation is not supported by this browser.`
    const { coords } = await whereAmI().catch((error: GeolocationPositionError) => {
      throw error.code === error.PERMISSION_DENIED
        ? t`Your browser doesn't share your position with Commons. Allow it there, or type the place.`
        : t`Your device couldn't tell where it is. Try again, or type the place.`
    })
    try {
      // A hundredth of a degree is enough to find a town, but not a house.
      const latitude = coords.latitude.toFixed(2)
      const longitude = coords.longitude.toFixed(2)
      return (await call('reverse_geocode', { latitude, longitude })).data.location
    } catch (error) {
      if (error instanceof CallError && error.refusal === 'place_not_found') throw error.message
      throw t`Error retrieving address`
    }
  }

  async function locate() {
    const mine = ++turn.current
    setFailure(undefined)
    setIsBusy(true)
    try {
      const location = await find()
      if (mine === turn.current) onPlace(location)
    } catch (error) {
      if (typeof error !== 'string') throw error
      if (mine === turn.current) setFailure(error)
    } finally {
      if (mine === turn.current) setIsBusy(false)
    }
  }

  return {
    failure,
    isBusy,
    locate: () => void locate(),
    /** The member types a place: a late answer of the device is ignored. */
    forget() {
      turn.current++
      setFailure(undefined)
      setIsBusy(false)
    },
  }
}
