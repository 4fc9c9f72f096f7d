import { MEDIA_URL } from '../images/mediaUrl.ts';

/** SQL that joins the preview `v` of a post to its submission `s`. */
export const previewJoin = `left join post_preview v on v.submission_id = s.id`;

/** SQL for what a submission shows: a post with its preview, or a picture. Given `s` and {@link previewJoin}. */
export const shownContent = `'url', s.url, 'imageUrl', '${MEDIA_URL}' || s.image, 'title', s.title,
  'preview', case when s.url is not null then json_build_object(
    'state', case when s.gone_at is not null then 'gone' else coalesce(v.state, 'none') end,
    'authorName', v.author_name, 'authorUrl', v.author_url, 'title', v.title, 'text', v.body, 'language', v.language,
    'thumbnail', case when v.image is not null then json_build_object(
      'url', '${MEDIA_URL}' || v.image, 'width', v.image_width, 'height', v.image_height) end) end`;
