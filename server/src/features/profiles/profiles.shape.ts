import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape, botShape } from '../../authors/author.shape.ts'
import { faceAddress, coverAddress, type MediaAddresses } from '../../platform/media/address.ts'
import { lookShape } from '../plans/public.ts'
import type { BannerRow } from './profiles.queries.ts'

export function bannerShape(row: BannerRow, viewer: number, media: MediaAddresses): ProfileBanner {
  return {
    user_id: row.id,
    username: row.username,
    full_name: row.full_name,
    display_name: row.full_name,
    ...botShape(row),
    avatar: faceAddress(media, row.avatar_key),
    background_image: coverAddress(media, row.cover_key),
    is_friend: flag(row.is_followed),
    is_muted: flag(row.is_muted),
    follower: row.followers,
    following: row.following,
    mutual_friends: row.mutual_friends,
    mutual: row.mutual.map((friend) => authorShape(friend.id, friend, media)),
    bio: row.bio,
    website: row.website,
    place: row.place ?? '',
    joined: row.joined,
    intro_audiences: row.intro_audiences,
    plan: row.plan,
    pro: row.look && lookShape(row.look, media),
    referral_code: row.id === viewer ? row.referral_code : null,
  }
}
