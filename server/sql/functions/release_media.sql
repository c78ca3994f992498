CREATE OR REPLACE FUNCTION public.release_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unnamed text := '';
begin
  for at in 1 .. tg_nargs - 1 by 2 loop
    unnamed := unnamed || format(' and not exists (select from %I where %I = ($1).%I)', tg_argv[at], tg_argv[at + 1], tg_argv[0]);
  end loop;
  execute format('delete from media where id = ($1).%I', tg_argv[0]) || unnamed using old;
  return null;
end $function$;

CREATE TRIGGER channels_release_avatar AFTER DELETE ON channels FOR EACH ROW WHEN (old.avatar_id IS NOT NULL) EXECUTE FUNCTION release_media('avatar_id');

CREATE TRIGGER channels_release_banner AFTER DELETE ON channels FOR EACH ROW WHEN (old.banner_id IS NOT NULL) EXECUTE FUNCTION release_media('banner_id');

CREATE TRIGGER channels_replace_avatar AFTER UPDATE OF avatar_id ON channels FOR EACH ROW WHEN (old.avatar_id IS DISTINCT FROM new.avatar_id AND old.avatar_id IS NOT NULL) EXECUTE FUNCTION release_media('avatar_id');

CREATE TRIGGER channels_replace_banner AFTER UPDATE OF banner_id ON channels FOR EACH ROW WHEN (old.banner_id IS DISTINCT FROM new.banner_id AND old.banner_id IS NOT NULL) EXECUTE FUNCTION release_media('banner_id');

CREATE TRIGGER comments_give_back_media AFTER UPDATE OF kept_media_id ON comments FOR EACH ROW WHEN (old.kept_media_id IS DISTINCT FROM new.kept_media_id AND old.kept_media_id IS NOT NULL) EXECUTE FUNCTION release_media('kept_media_id', 'comments', 'media_id');

CREATE TRIGGER comments_release_kept_media AFTER DELETE ON comments FOR EACH ROW WHEN (old.kept_media_id IS NOT NULL) EXECUTE FUNCTION release_media('kept_media_id');

CREATE TRIGGER comments_release_media AFTER DELETE ON comments FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER comments_replace_media AFTER UPDATE OF media_id ON comments FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id', 'comments', 'kept_media_id');

CREATE TRIGGER conversations_lose_picture AFTER DELETE ON conversations FOR EACH ROW WHEN (old.picture_id IS NOT NULL) EXECUTE FUNCTION release_media('picture_id');

CREATE TRIGGER conversations_replace_picture AFTER UPDATE OF picture_id ON conversations FOR EACH ROW WHEN (old.picture_id IS DISTINCT FROM new.picture_id AND old.picture_id IS NOT NULL) EXECUTE FUNCTION release_media('picture_id');

CREATE TRIGGER groups_lose_avatar AFTER DELETE ON groups FOR EACH ROW WHEN (old.avatar_id IS NOT NULL) EXECUTE FUNCTION release_media('avatar_id');

CREATE TRIGGER groups_lose_banner AFTER DELETE ON groups FOR EACH ROW WHEN (old.banner_id IS NOT NULL) EXECUTE FUNCTION release_media('banner_id');

CREATE TRIGGER groups_replace_avatar AFTER UPDATE OF avatar_id ON groups FOR EACH ROW WHEN (old.avatar_id IS DISTINCT FROM new.avatar_id AND old.avatar_id IS NOT NULL) EXECUTE FUNCTION release_media('avatar_id');

CREATE TRIGGER groups_replace_banner AFTER UPDATE OF banner_id ON groups FOR EACH ROW WHEN (old.banner_id IS DISTINCT FROM new.banner_id AND old.banner_id IS NOT NULL) EXECUTE FUNCTION release_media('banner_id');

CREATE TRIGGER job_dispute_files_release_media AFTER DELETE ON job_dispute_files FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER job_dispute_files_replace_media AFTER UPDATE OF media_id ON job_dispute_files FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER job_files_release_media AFTER DELETE ON job_files FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER job_files_replace_media AFTER UPDATE OF media_id ON job_files FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER job_milestone_files_release_media AFTER DELETE ON job_milestone_files FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER job_milestone_files_replace_media AFTER UPDATE OF media_id ON job_milestone_files FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER job_showcases_release_media AFTER DELETE ON job_showcases FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER job_showcases_replace_media AFTER UPDATE OF media_id ON job_showcases FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER member_entries_release_media AFTER DELETE ON member_entries FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER member_entries_replace_media AFTER UPDATE OF media_id ON member_entries FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER members_replace_avatar AFTER UPDATE OF avatar_id ON members FOR EACH ROW WHEN (old.avatar_id IS DISTINCT FROM new.avatar_id AND old.avatar_id IS NOT NULL) EXECUTE FUNCTION release_media('avatar_id');

CREATE TRIGGER members_replace_cover AFTER UPDATE OF cover_id ON members FOR EACH ROW WHEN (old.cover_id IS DISTINCT FROM new.cover_id AND old.cover_id IS NOT NULL) EXECUTE FUNCTION release_media('cover_id');

CREATE TRIGGER post_files_release_media AFTER DELETE ON post_files FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id', 'posts', 'media_id');

CREATE TRIGGER post_files_replace_media AFTER UPDATE OF media_id ON post_files FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id', 'posts', 'media_id');

CREATE TRIGGER post_versions_give_back_media AFTER UPDATE OF kept_media_id ON post_versions FOR EACH ROW WHEN (old.kept_media_id IS DISTINCT FROM new.kept_media_id AND old.kept_media_id IS NOT NULL) EXECUTE FUNCTION release_media('kept_media_id', 'posts', 'media_id', 'post_files', 'media_id');

CREATE TRIGGER post_versions_release_media AFTER DELETE ON post_versions FOR EACH ROW WHEN (old.kept_media_id IS NOT NULL) EXECUTE FUNCTION release_media('kept_media_id');

CREATE TRIGGER posts_release_media AFTER DELETE ON posts FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER posts_replace_media AFTER UPDATE OF media_id ON posts FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id', 'post_versions', 'kept_media_id', 'post_files', 'media_id');

CREATE TRIGGER pro_settings_release_background AFTER DELETE ON pro_settings FOR EACH ROW WHEN (old.background_id IS NOT NULL) EXECUTE FUNCTION release_media('background_id');

CREATE TRIGGER pro_settings_release_logo AFTER DELETE ON pro_settings FOR EACH ROW WHEN (old.logo_id IS NOT NULL) EXECUTE FUNCTION release_media('logo_id');

CREATE TRIGGER pro_settings_replace_background AFTER UPDATE OF background_id ON pro_settings FOR EACH ROW WHEN (old.background_id IS DISTINCT FROM new.background_id AND old.background_id IS NOT NULL) EXECUTE FUNCTION release_media('background_id');

CREATE TRIGGER pro_settings_replace_logo AFTER UPDATE OF logo_id ON pro_settings FOR EACH ROW WHEN (old.logo_id IS DISTINCT FROM new.logo_id AND old.logo_id IS NOT NULL) EXECUTE FUNCTION release_media('logo_id');

CREATE TRIGGER project_story_files_release_media AFTER DELETE ON project_story_files FOR EACH ROW EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER reels_release_cover AFTER DELETE ON reels FOR EACH ROW WHEN (old.cover_id IS NOT NULL) EXECUTE FUNCTION release_media('cover_id');

CREATE TRIGGER reels_release_media AFTER DELETE ON reels FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER reels_replace_cover AFTER UPDATE OF cover_id ON reels FOR EACH ROW WHEN (old.cover_id IS DISTINCT FROM new.cover_id AND old.cover_id IS NOT NULL) EXECUTE FUNCTION release_media('cover_id');

CREATE TRIGGER reels_replace_media AFTER UPDATE OF media_id ON reels FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER reward_tiers_release_media AFTER DELETE ON reward_tiers FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER reward_tiers_replace_media AFTER UPDATE OF media_id ON reward_tiers FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER video_captions_release AFTER DELETE ON video_captions FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER video_captions_replace AFTER UPDATE OF media_id ON video_captions FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER videos_release_media AFTER DELETE ON videos FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER videos_release_next_media AFTER DELETE ON videos FOR EACH ROW WHEN (old.next_media_id IS NOT NULL) EXECUTE FUNCTION release_media('next_media_id');

CREATE TRIGGER videos_release_thumbnail AFTER DELETE ON videos FOR EACH ROW WHEN (old.thumbnail_id IS NOT NULL) EXECUTE FUNCTION release_media('thumbnail_id');

CREATE TRIGGER videos_replace_media AFTER UPDATE OF media_id ON videos FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_media('media_id');

CREATE TRIGGER videos_replace_next_media AFTER UPDATE OF next_media_id ON videos FOR EACH ROW WHEN (old.next_media_id IS DISTINCT FROM new.next_media_id AND old.next_media_id IS NOT NULL) EXECUTE FUNCTION release_media('next_media_id', 'videos', 'media_id');

CREATE TRIGGER videos_replace_thumbnail AFTER UPDATE OF thumbnail_id ON videos FOR EACH ROW WHEN (old.thumbnail_id IS DISTINCT FROM new.thumbnail_id AND old.thumbnail_id IS NOT NULL) EXECUTE FUNCTION release_media('thumbnail_id');
