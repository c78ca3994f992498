// Written by tools/write-calls.ts from the contract; do not edit.
import type { Call } from '@commons/contract/call.ts'
import captcha_challenge from './features/accounts/captcha_challenge.ts'
import confirm_email from './features/accounts/confirm_email.ts'
import forget_password from './features/accounts/forget_password.ts'
import login from './features/accounts/login.ts'
import logout from './features/accounts/logout.ts'
import passkey_login from './features/accounts/passkey_login.ts'
import register from './features/accounts/register.ts'
import resend_email_verification from './features/accounts/resend_email_verification.ts'
import reset_password from './features/accounts/reset_password.ts'
import security_change_disown from './features/accounts/security_change_disown.ts'
import socket_ticket from './features/accounts/socket_ticket.ts'
import start_passkey_check from './features/accounts/start_passkey_check.ts'
import start_passkey_confirmation from './features/accounts/start_passkey_confirmation.ts'
import start_passkey_login from './features/accounts/start_passkey_login.ts'
import two_factor_auth from './features/accounts/two_factor_auth.ts'
import change_password from './features/accounts/settings/change_password.ts'
import email_change_delete from './features/accounts/settings/email_change_delete.ts'
import show_autoplay from './features/accounts/settings/show_autoplay.ts'
import show_bot_setting from './features/accounts/settings/show_bot_setting.ts'
import show_display_name from './features/accounts/settings/show_display_name.ts'
import show_email from './features/accounts/settings/show_email.ts'
import show_email_notification from './features/accounts/settings/show_email_notification.ts'
import show_language from './features/accounts/settings/show_language.ts'
import show_upload_limits from './features/accounts/settings/show_upload_limits.ts'
import show_username from './features/accounts/settings/show_username.ts'
import show_widgets from './features/accounts/settings/show_widgets.ts'
import update_autoplay from './features/accounts/settings/update_autoplay.ts'
import update_bot_setting from './features/accounts/settings/update_bot_setting.ts'
import update_display_name from './features/accounts/settings/update_display_name.ts'
import update_email from './features/accounts/settings/update_email.ts'
import update_email_notification from './features/accounts/settings/update_email_notification.ts'
import update_language from './features/accounts/settings/update_language.ts'
import update_username from './features/accounts/settings/update_username.ts'
import update_widget from './features/accounts/settings/update_widget.ts'
import verify_email from './features/accounts/settings/verify_email.ts'
import show_dob from './features/accounts/age/show_dob.ts'
import show_nsfw_setting from './features/accounts/age/show_nsfw_setting.ts'
import update_dob from './features/accounts/age/update_dob.ts'
import update_nsfw_setting from './features/accounts/age/update_nsfw_setting.ts'
import add_domain_rule from './features/accounts/barriers/add_domain_rule.ts'
import add_ip_rule from './features/accounts/barriers/add_ip_rule.ts'
import delete_domain_rule from './features/accounts/barriers/delete_domain_rule.ts'
import delete_ip_rule from './features/accounts/barriers/delete_ip_rule.ts'
import domain_rule_list from './features/accounts/barriers/domain_rule_list.ts'
import ip_rule_list from './features/accounts/barriers/ip_rule_list.ts'
import add_invitation from './features/accounts/registration/add_invitation.ts'
import answer_signup_requests from './features/accounts/registration/answer_signup_requests.ts'
import delete_invitation from './features/accounts/registration/delete_invitation.ts'
import invitation_list from './features/accounts/registration/invitation_list.ts'
import show_registration from './features/accounts/registration/show_registration.ts'
import signup_request_list from './features/accounts/registration/signup_request_list.ts'
import add_passkey from './features/accounts/security/add_passkey.ts'
import check_two_factor_auth from './features/accounts/security/check_two_factor_auth.ts'
import delete_passkey from './features/accounts/security/delete_passkey.ts'
import passkey_list from './features/accounts/security/passkey_list.ts'
import renew_recovery_codes from './features/accounts/security/renew_recovery_codes.ts'
import session_delete from './features/accounts/security/session_delete.ts'
import session_delete_all from './features/accounts/security/session_delete_all.ts'
import session_list from './features/accounts/security/session_list.ts'
import start_add_passkey from './features/accounts/security/start_add_passkey.ts'
import update_passkey from './features/accounts/security/update_passkey.ts'
import update_session_setting from './features/accounts/security/update_session_setting.ts'
import deactivate_account from './features/accounts/leaving/deactivate_account.ts'
import delete_account from './features/accounts/leaving/delete_account.ts'
import request_export from './features/accounts/leaving/request_export.ts'
import show_export from './features/accounts/leaving/show_export.ts'
import add_token from './features/accounts/tokens/add_token.ts'
import delete_token from './features/accounts/tokens/delete_token.ts'
import token_detail from './features/accounts/tokens/token_detail.ts'
import token_list from './features/accounts/tokens/token_list.ts'
import add_app from './features/accounts/apps/add_app.ts'
import allow_app from './features/accounts/apps/allow_app.ts'
import app_list from './features/accounts/apps/app_list.ts'
import app_request from './features/accounts/apps/app_request.ts'
import delete_app from './features/accounts/apps/delete_app.ts'
import edit_app from './features/accounts/apps/edit_app.ts'
import avatar_banner from './features/profiles/avatar_banner.ts'
import background_update from './features/profiles/background_update.ts'
import profile_pic_update from './features/profiles/profile_pic_update.ts'
import update_intro from './features/profiles/update_intro.ts'
import about_restore from './features/profiles/about/about_restore.ts'
import add_contact_info from './features/profiles/about/add_contact_info.ts'
import add_detail from './features/profiles/about/add_detail.ts'
import add_education from './features/profiles/about/add_education.ts'
import add_family_relationship from './features/profiles/about/add_family_relationship.ts'
import add_place_lived from './features/profiles/about/add_place_lived.ts'
import add_work from './features/profiles/about/add_work.ts'
import create_relationship_status from './features/profiles/about/create_relationship_status.ts'
import delete_contact_info from './features/profiles/about/delete_contact_info.ts'
import delete_detail from './features/profiles/about/delete_detail.ts'
import delete_education from './features/profiles/about/delete_education.ts'
import delete_family_relationship from './features/profiles/about/delete_family_relationship.ts'
import delete_place_lived from './features/profiles/about/delete_place_lived.ts'
import delete_relationship_status from './features/profiles/about/delete_relationship_status.ts'
import delete_work from './features/profiles/about/delete_work.ts'
import get_all_contact_info from './features/profiles/about/get_all_contact_info.ts'
import get_details_by_userid from './features/profiles/about/get_details_by_userid.ts'
import get_education from './features/profiles/about/get_education.ts'
import get_family_relationships_by_user from './features/profiles/about/get_family_relationships_by_user.ts'
import get_places_lived from './features/profiles/about/get_places_lived.ts'
import get_relationship_status from './features/profiles/about/get_relationship_status.ts'
import get_work from './features/profiles/about/get_work.ts'
import update_contact_info from './features/profiles/about/update_contact_info.ts'
import update_detail from './features/profiles/about/update_detail.ts'
import update_education from './features/profiles/about/update_education.ts'
import update_family_relationship from './features/profiles/about/update_family_relationship.ts'
import update_place_lived from './features/profiles/about/update_place_lived.ts'
import update_relationship_status from './features/profiles/about/update_relationship_status.ts'
import update_work from './features/profiles/about/update_work.ts'
import add_user_interest from './features/profiles/setup/add_user_interest.ts'
import hide_setup_checklist from './features/profiles/setup/hide_setup_checklist.ts'
import interest_list from './features/profiles/setup/interest_list.ts'
import setup_checklist from './features/profiles/setup/setup_checklist.ts'
import show_interests from './features/profiles/setup/show_interests.ts'
import add_interest from './features/profiles/interests/add_interest.ts'
import admin_interest_list from './features/profiles/interests/admin_interest_list.ts'
import delete_interest from './features/profiles/interests/delete_interest.ts'
import move_interest from './features/profiles/interests/move_interest.ts'
import update_interest from './features/profiles/interests/update_interest.ts'
import block from './features/people/block.ts'
import blocked_user_list from './features/people/blocked_user_list.ts'
import dismiss_suggestion from './features/people/dismiss_suggestion.ts'
import follow from './features/people/follow.ts'
import follow_request_list from './features/people/follow_request_list.ts'
import follower_list from './features/people/follower_list.ts'
import following_list from './features/people/following_list.ts'
import friend_list from './features/people/friend_list.ts'
import mutual_friend_list from './features/people/mutual_friend_list.ts'
import suggest_mentions from './features/people/suggest_mentions.ts'
import sujjested_channels from './features/people/sujjested_channels.ts'
import unblock from './features/people/unblock.ts'
import unfollow from './features/people/unfollow.ts'
import all_search from './features/people/search/all_search.ts'
import search_user from './features/people/search/search_user.ts'
import user_search from './features/people/search/user_search.ts'
import referral_click from './features/people/referrals/referral_click.ts'
import referral_count from './features/people/referrals/referral_count.ts'
import referral_list from './features/people/referrals/referral_list.ts'
import show_referral_code from './features/people/referrals/show_referral_code.ts'
import mute from './features/people/mutes/mute.ts'
import muted_user_list from './features/people/mutes/muted_user_list.ts'
import unmute from './features/people/mutes/unmute.ts'
import add_listed_member from './features/people/people-lists/add_listed_member.ts'
import add_people_list from './features/people/people-lists/add_people_list.ts'
import delete_listed_member from './features/people/people-lists/delete_listed_member.ts'
import delete_people_list from './features/people/people-lists/delete_people_list.ts'
import edit_people_list from './features/people/people-lists/edit_people_list.ts'
import people_list_members from './features/people/people-lists/people_list_members.ts'
import people_lists from './features/people/people-lists/people_lists.ts'
import pin_people_lists from './features/people/people-lists/pin_people_lists.ts'
import add_post from './features/posts/add_post.ts'
import edit_post from './features/posts/edit_post.ts'
import post_card from './features/posts/post_card.ts'
import post_delete from './features/posts/post_delete.ts'
import post_detail from './features/posts/post_detail.ts'
import post_dislike from './features/posts/post_dislike.ts'
import post_like from './features/posts/post_like.ts'
import post_restore from './features/posts/post_restore.ts'
import post_versions from './features/posts/post_versions.ts'
import repost from './features/posts/repost.ts'
import timeline from './features/posts/timeline.ts'
import user_media from './features/posts/user_media.ts'
import user_timeline from './features/posts/user_timeline.ts'
import waiting_posts from './features/posts/waiting_posts.ts'
import post_draft_list from './features/posts/drafts/post_draft_list.ts'
import post_publish from './features/posts/drafts/post_publish.ts'
import post_schedule from './features/posts/drafts/post_schedule.ts'
import post_comment from './features/posts/comments/post_comment.ts'
import post_comment_delete from './features/posts/comments/post_comment_delete.ts'
import post_comment_reply from './features/posts/comments/post_comment_reply.ts'
import post_comment_reply_delete from './features/posts/comments/post_comment_reply_delete.ts'
import add_hashtag from './features/posts/tags/add_hashtag.ts'
import delete_hashtag from './features/posts/tags/delete_hashtag.ts'
import hashtag_list from './features/posts/tags/hashtag_list.ts'
import hashtag_timeline from './features/posts/tags/hashtag_timeline.ts'
import nsfw from './features/posts/tags/nsfw.ts'
import search_hashtag from './features/posts/tags/search_hashtag.ts'
import select_hashtag from './features/posts/tags/select_hashtag.ts'
import sujjested_hashtag from './features/posts/tags/sujjested_hashtag.ts'
import add_thread from './features/posts/threads/add_thread.ts'
import post_thread from './features/posts/threads/post_thread.ts'
import add_mute from './features/posts/lists/add_mute.ts'
import delete_mute from './features/posts/lists/delete_mute.ts'
import mute_list from './features/posts/lists/mute_list.ts'
import post_pin from './features/posts/lists/post_pin.ts'
import post_save from './features/posts/lists/post_save.ts'
import post_why from './features/posts/lists/post_why.ts'
import saved_post_list from './features/posts/lists/saved_post_list.ts'
import import_list from './features/posts/imports/import_list.ts'
import import_posts from './features/posts/imports/import_posts.ts'
import import_undo from './features/posts/imports/import_undo.ts'
import add_saved_folder from './features/posts/saved-folders/add_saved_folder.ts'
import delete_saved_folder from './features/posts/saved-folders/delete_saved_folder.ts'
import rename_saved_folder from './features/posts/saved-folders/rename_saved_folder.ts'
import saved_folder_list from './features/posts/saved-folders/saved_folder_list.ts'
import toggle_folder_post from './features/posts/saved-folders/toggle_folder_post.ts'
import link_card from './features/posts/link-cards/link_card.ts'
import post_link_card_delete from './features/posts/link-cards/post_link_card_delete.ts'
import add_comment from './features/discussion/add_comment.ts'
import add_comment_reply from './features/discussion/add_comment_reply.ts'
import approve_comment from './features/discussion/approve_comment.ts'
import comment_blocked_list from './features/discussion/comment_blocked_list.ts'
import comment_list from './features/discussion/comment_list.ts'
import comment_reply_list from './features/discussion/comment_reply_list.ts'
import comment_rules from './features/discussion/comment_rules.ts'
import comment_rules_update from './features/discussion/comment_rules_update.ts'
import comment_settings_update from './features/discussion/comment_settings_update.ts'
import delete_comment from './features/discussion/delete_comment.ts'
import dislike_comment from './features/discussion/dislike_comment.ts'
import edit_comment from './features/discussion/edit_comment.ts'
import heart_comment from './features/discussion/heart_comment.ts'
import held_comment_list from './features/discussion/held_comment_list.ts'
import like_comment from './features/discussion/like_comment.ts'
import pin_comment from './features/discussion/pin_comment.ts'
import restore_comment from './features/discussion/restore_comment.ts'
import unapprove_commenter from './features/discussion/unapprove_commenter.ts'
import all_group_list from './features/groups/all_group_list.ts'
import group_blocked_post_list from './features/groups/group_blocked_post_list.ts'
import group_create from './features/groups/group_create.ts'
import group_delete from './features/groups/group_delete.ts'
import group_detail from './features/groups/group_detail.ts'
import group_hash_timeline from './features/groups/group_hash_timeline.ts'
import group_list from './features/groups/group_list.ts'
import group_pin from './features/groups/group_pin.ts'
import group_restore from './features/groups/group_restore.ts'
import group_search from './features/groups/group_search.ts'
import group_seen from './features/groups/group_seen.ts'
import group_timeline from './features/groups/group_timeline.ts'
import group_type_update from './features/groups/group_type_update.ts'
import group_update from './features/groups/group_update.ts'
import suggested_group_list from './features/groups/suggested_group_list.ts'
import group_approval_update from './features/groups/approval/group_approval_update.ts'
import group_held_post_list from './features/groups/approval/group_held_post_list.ts'
import group_post_approve from './features/groups/approval/group_post_approve.ts'
import group_post_decline from './features/groups/approval/group_post_decline.ts'
import group_ban from './features/groups/members/group_ban.ts'
import group_link_create from './features/groups/members/group_link_create.ts'
import group_link_delete from './features/groups/members/group_link_delete.ts'
import group_link_list from './features/groups/members/group_link_list.ts'
import group_member_add from './features/groups/members/group_member_add.ts'
import group_member_delete from './features/groups/members/group_member_delete.ts'
import group_member_list from './features/groups/members/group_member_list.ts'
import group_member_role_update from './features/groups/members/group_member_role_update.ts'
import group_notice_update from './features/groups/members/group_notice_update.ts'
import group_owner_update from './features/groups/members/group_owner_update.ts'
import group_questions_update from './features/groups/members/group_questions_update.ts'
import group_request_accept from './features/groups/members/group_request_accept.ts'
import group_request_delete from './features/groups/members/group_request_delete.ts'
import group_request_list from './features/groups/members/group_request_list.ts'
import group_unban from './features/groups/members/group_unban.ts'
import join_group from './features/groups/members/join_group.ts'
import leave_group from './features/groups/members/leave_group.ts'
import group_chat from './features/groups/chat/group_chat.ts'
import group_chat_changes from './features/groups/chat/group_chat_changes.ts'
import group_chat_delete from './features/groups/chat/group_chat_delete.ts'
import group_chat_dislike from './features/groups/chat/group_chat_dislike.ts'
import group_chat_history from './features/groups/chat/group_chat_history.ts'
import group_chat_like from './features/groups/chat/group_chat_like.ts'
import group_chat_link_card_delete from './features/groups/chat/group_chat_link_card_delete.ts'
import group_chat_list from './features/groups/chat/group_chat_list.ts'
import group_chat_read from './features/groups/chat/group_chat_read.ts'
import group_chat_reply from './features/groups/chat/group_chat_reply.ts'
import group_chat_reply_delete from './features/groups/chat/group_chat_reply_delete.ts'
import group_chat_reply_list from './features/groups/chat/group_chat_reply_list.ts'
import group_chat_restore from './features/groups/chat/group_chat_restore.ts'
import group_chat_typing from './features/groups/chat/group_chat_typing.ts'
import group_chat_typing_list from './features/groups/chat/group_chat_typing_list.ts'
import group_calendar from './features/groups/events/group_calendar.ts'
import group_event_answer from './features/groups/events/group_event_answer.ts'
import group_event_calendar from './features/groups/events/group_event_calendar.ts'
import group_event_cancel from './features/groups/events/group_event_cancel.ts'
import group_event_create from './features/groups/events/group_event_create.ts'
import group_event_delete from './features/groups/events/group_event_delete.ts'
import group_event_detail from './features/groups/events/group_event_detail.ts'
import group_event_guest_list from './features/groups/events/group_event_guest_list.ts'
import group_event_list from './features/groups/events/group_event_list.ts'
import group_event_update from './features/groups/events/group_event_update.ts'
import group_post_topic from './features/groups/topics/group_post_topic.ts'
import group_topic_create from './features/groups/topics/group_topic_create.ts'
import group_topic_delete from './features/groups/topics/group_topic_delete.ts'
import group_topic_update from './features/groups/topics/group_topic_update.ts'
import all_project_list from './features/projects/all_project_list.ts'
import project_create from './features/projects/project_create.ts'
import project_list from './features/projects/project_list.ts'
import project_update from './features/projects/project_update.ts'
import project_faq_add from './features/projects/faq/project_faq_add.ts'
import project_faq_delete from './features/projects/faq/project_faq_delete.ts'
import project_faq_edit from './features/projects/faq/project_faq_edit.ts'
import project_faq_list from './features/projects/faq/project_faq_list.ts'
import project_faq_move from './features/projects/faq/project_faq_move.ts'
import project_faq_pin from './features/projects/faq/project_faq_pin.ts'
import add_story_picture from './features/projects/stories/add_story_picture.ts'
import delete_story_picture from './features/projects/stories/delete_story_picture.ts'
import delete_story_video from './features/projects/stories/delete_story_video.ts'
import edit_story_picture from './features/projects/stories/edit_story_picture.ts'
import mark_story from './features/projects/stories/mark_story.ts'
import move_story_picture from './features/projects/stories/move_story_picture.ts'
import set_story_video from './features/projects/stories/set_story_video.ts'
import project_detail from './features/projects/visitors/project_detail.ts'
import public_project_list from './features/projects/visitors/project_list.ts'
import place_list from './features/projects/places/place_list.ts'
import reverse_geocode from './features/projects/places/reverse_geocode.ts'
import accept_award from './features/freelance/agreements/accept_award.ts'
import add_payment from './features/freelance/agreements/add_payment.ts'
import answer_agreement_change from './features/freelance/agreements/answer_agreement_change.ts'
import decline_award from './features/freelance/agreements/decline_award.ts'
import end_agreement from './features/freelance/agreements/end_agreement.ts'
import get_agreement from './features/freelance/agreements/get_agreement.ts'
import get_payment_by_project from './features/freelance/agreements/get_payment_by_project.ts'
import propose_agreement_change from './features/freelance/agreements/propose_agreement_change.ts'
import withdraw_award from './features/freelance/agreements/withdraw_award.ts'
import add_bid from './features/freelance/bids/add_bid.ts'
import decline_bid from './features/freelance/bids/decline_bid.ts'
import delete_bid from './features/freelance/bids/delete_bid.ts'
import get_bid_by_id from './features/freelance/bids/get_bid_by_id.ts'
import get_bid_by_project_id from './features/freelance/bids/get_bid_by_project_id.ts'
import shortlist_bid from './features/freelance/bids/shortlist_bid.ts'
import update_bid from './features/freelance/bids/update_bid.ts'
import get_freelancer_dashboard from './features/freelance/dashboard/get_freelancer_dashboard.ts'
import accept_split from './features/freelance/disputes/accept_split.ts'
import add_dispute_evidence from './features/freelance/disputes/add_dispute_evidence.ts'
import admin_dispute_list from './features/freelance/disputes/admin_dispute_list.ts'
import decide_dispute from './features/freelance/disputes/decide_dispute.ts'
import dispute_list from './features/freelance/disputes/dispute_list.ts'
import dispute_milestone from './features/freelance/disputes/dispute_milestone.ts'
import escalate_dispute from './features/freelance/disputes/escalate_dispute.ts'
import get_dispute from './features/freelance/disputes/get_dispute.ts'
import offer_split from './features/freelance/disputes/offer_split.ts'
import read_dispute_chat from './features/freelance/disputes/read_dispute_chat.ts'
import take_dispute from './features/freelance/disputes/take_dispute.ts'
import withdraw_dispute from './features/freelance/disputes/withdraw_dispute.ts'
import search_freelancers from './features/freelance/freelancers/search_freelancers.ts'
import accept_work_logs from './features/freelance/hours/accept_work_logs.ts'
import add_work_log from './features/freelance/hours/add_work_log.ts'
import delete_work_log from './features/freelance/hours/delete_work_log.ts'
import fund_hours from './features/freelance/hours/fund_hours.ts'
import get_work_logs from './features/freelance/hours/get_work_logs.ts'
import hours_quote from './features/freelance/hours/hours_quote.ts'
import resume_hours from './features/freelance/hours/resume_hours.ts'
import take_back_hours from './features/freelance/hours/take_back_hours.ts'
import update_work_log from './features/freelance/hours/update_work_log.ts'
import project_invite from './features/freelance/invites/project_invite.ts'
import project_invite_list from './features/freelance/invites/project_invite_list.ts'
import add_project from './features/freelance/jobs/add_project.ts'
import close_project from './features/freelance/jobs/close_project.ts'
import delete_project from './features/freelance/jobs/delete_project.ts'
import edit_project from './features/freelance/jobs/edit_project.ts'
import get_all_projects from './features/freelance/jobs/get_all_projects.ts'
import get_single_project from './features/freelance/jobs/get_single_project.ts'
import restore_project from './features/freelance/jobs/restore_project.ts'
import search_projects from './features/freelance/jobs/search_projects.ts'
import skill_list from './features/freelance/jobs/skill_list.ts'
import delete_account_link from './features/freelance/links/delete_account_link.ts'
import finish_account_link from './features/freelance/links/finish_account_link.ts'
import start_account_link from './features/freelance/links/start_account_link.ts'
import accept_milestone from './features/freelance/milestones/accept_milestone.ts'
import answer_refund from './features/freelance/milestones/answer_refund.ts'
import cancel_milestone from './features/freelance/milestones/cancel_milestone.ts'
import create_milestone from './features/freelance/milestones/create_milestone.ts'
import decline_milestone from './features/freelance/milestones/decline_milestone.ts'
import fund_milestone from './features/freelance/milestones/fund_milestone.ts'
import get_milestones_by_project from './features/freelance/milestones/get_milestones_by_project.ts'
import give_refund from './features/freelance/milestones/give_refund.ts'
import milestone_quote from './features/freelance/milestones/milestone_quote.ts'
import release_milestone from './features/freelance/milestones/release_milestone.ts'
import reorder_milestones from './features/freelance/milestones/reorder_milestones.ts'
import request_milestone_changes from './features/freelance/milestones/request_milestone_changes.ts'
import request_refund from './features/freelance/milestones/request_refund.ts'
import submit_milestone from './features/freelance/milestones/submit_milestone.ts'
import update_milestone from './features/freelance/milestones/update_milestone.ts'
import get_invoice from './features/freelance/papers/get_invoice.ts'
import statement_year_list from './features/freelance/papers/statement_year_list.ts'
import yearly_statement from './features/freelance/papers/yearly_statement.ts'
import get_insight_bids from './features/freelance/my-projects/get_insight_bids.ts'
import get_my_bids from './features/freelance/my-projects/get_my_bids.ts'
import get_my_projects from './features/freelance/my-projects/get_my_projects.ts'
import export_reputation from './features/freelance/reputation/export_reputation.ts'
import verify_reputation from './features/freelance/reputation/verify_reputation.ts'
import add_review from './features/freelance/reviews/add_review.ts'
import answer_review from './features/freelance/reviews/answer_review.ts'
import get_reviews_by_project from './features/freelance/reviews/get_reviews_by_project.ts'
import get_reviews_by_user_id from './features/freelance/reviews/get_reviews_by_user_id.ts'
import get_freelancer_profile from './features/freelance/profile/get_freelancer_profile.ts'
import update_freelancer_profile from './features/freelance/profile/update_freelancer_profile.ts'
import add_reference from './features/freelance/references/add_reference.ts'
import delete_reference from './features/freelance/references/delete_reference.ts'
import delete_reference_request from './features/freelance/references/delete_reference_request.ts'
import get_reference_request from './features/freelance/references/get_reference_request.ts'
import get_references_by_user_id from './features/freelance/references/get_references_by_user_id.ts'
import request_reference from './features/freelance/references/request_reference.ts'
import add_article from './features/freelance/sections/add_article.ts'
import add_certification from './features/freelance/sections/add_certification.ts'
import add_experience from './features/freelance/sections/add_experience.ts'
import add_portfolio from './features/freelance/sections/add_portfolio.ts'
import add_publication from './features/freelance/sections/add_publication.ts'
import add_qualification from './features/freelance/sections/add_qualification.ts'
import delete_article from './features/freelance/sections/delete_article.ts'
import delete_certification from './features/freelance/sections/delete_certification.ts'
import delete_experience from './features/freelance/sections/delete_experience.ts'
import delete_portfolio from './features/freelance/sections/delete_portfolio.ts'
import delete_publication from './features/freelance/sections/delete_publication.ts'
import delete_qualification from './features/freelance/sections/delete_qualification.ts'
import get_articles_by_user_id from './features/freelance/sections/get_articles_by_user_id.ts'
import get_certifications_by_user_id from './features/freelance/sections/get_certifications_by_user_id.ts'
import get_experience_by_user_id from './features/freelance/sections/get_experience_by_user_id.ts'
import get_portfolios_by_user_id from './features/freelance/sections/get_portfolios_by_user_id.ts'
import get_publications_by_user_id from './features/freelance/sections/get_publications_by_user_id.ts'
import get_qualifications_by_user_id from './features/freelance/sections/get_qualifications_by_user_id.ts'
import update_article from './features/freelance/sections/update_article.ts'
import update_certification from './features/freelance/sections/update_certification.ts'
import update_experience from './features/freelance/sections/update_experience.ts'
import update_portfolio from './features/freelance/sections/update_portfolio.ts'
import update_publication from './features/freelance/sections/update_publication.ts'
import update_qualification from './features/freelance/sections/update_qualification.ts'
import add_saved_search from './features/freelance/searches/add_saved_search.ts'
import delete_saved_search from './features/freelance/searches/delete_saved_search.ts'
import saved_search_list from './features/freelance/searches/saved_search_list.ts'
import get_freelancer_settings from './features/freelance/settings/get_freelancer_settings.ts'
import show_tax_info from './features/freelance/settings/show_tax_info.ts'
import update_freelancer_settings from './features/freelance/settings/update_freelancer_settings.ts'
import update_tax_info from './features/freelance/settings/update_tax_info.ts'
import answer_showcase from './features/freelance/showcases/answer_showcase.ts'
import get_showcases from './features/freelance/showcases/get_showcases.ts'
import propose_showcase from './features/freelance/showcases/propose_showcase.ts'
import delete_phone from './features/freelance/trust/delete_phone.ts'
import get_trust_score from './features/freelance/trust/get_trust_score.ts'
import send_phone_code from './features/freelance/trust/send_phone_code.ts'
import verify_phone from './features/freelance/trust/verify_phone.ts'
import crowdfunding from './features/funding/crowdfunding.ts'
import pledge_list from './features/funding/pledge_list.ts'
import pledge_take_back from './features/funding/pledge_take_back.ts'
import project_backer_list from './features/funding/project_backer_list.ts'
import project_funding from './features/funding/project_funding.ts'
import project_ledger from './features/funding/project_ledger.ts'
import report_milestone from './features/funding/milestones/report_milestone.ts'
import set_milestones from './features/funding/milestones/set_milestones.ts'
import vote_milestone from './features/funding/milestones/vote_milestone.ts'
import project_remind from './features/funding/reminders/project_remind.ts'
import add_reward_tier from './features/funding/rewards/add_reward_tier.ts'
import delete_reward_tier from './features/funding/rewards/delete_reward_tier.ts'
import add_stretch_goal from './features/funding/stretch-goals/add_stretch_goal.ts'
import delete_stretch_goal from './features/funding/stretch-goals/delete_stretch_goal.ts'
import edit_stretch_goal from './features/funding/stretch-goals/edit_stretch_goal.ts'
import add_backer_update from './features/funding/updates/add_backer_update.ts'
import backer_update_list from './features/funding/updates/backer_update_list.ts'
import block_chat from './features/chat/block_chat.ts'
import chat_detail from './features/chat/chat_detail.ts'
import chat_list from './features/chat/chat_list.ts'
import chat_request_accept from './features/chat/chat_request_accept.ts'
import chat_request_delete from './features/chat/chat_request_delete.ts'
import chat_retention_update from './features/chat/chat_retention_update.ts'
import chat_unread from './features/chat/chat_unread.ts'
import close_chat from './features/chat/close_chat.ts'
import current_chat from './features/chat/current_chat.ts'
import destroy_chat from './features/chat/destroy_chat.ts'
import minimize_chat_box from './features/chat/minimize_chat_box.ts'
import recent_messages from './features/chat/recent_messages.ts'
import start_chat from './features/chat/start_chat.ts'
import chat_archive from './features/chat/listing/chat_archive.ts'
import chat_mute from './features/chat/listing/chat_mute.ts'
import chat_pin from './features/chat/listing/chat_pin.ts'
import chat_changes from './features/chat/messages/chat_changes.ts'
import chat_link_card_delete from './features/chat/messages/chat_link_card_delete.ts'
import chat_message_delete from './features/chat/messages/chat_message_delete.ts'
import chat_message_edit from './features/chat/messages/chat_message_edit.ts'
import chat_message_forward from './features/chat/messages/chat_message_forward.ts'
import chat_message_react from './features/chat/messages/chat_message_react.ts'
import chat_message_restore from './features/chat/messages/chat_message_restore.ts'
import chat_messages from './features/chat/messages/chat_messages.ts'
import chat_search from './features/chat/messages/chat_search.ts'
import chat_typing from './features/chat/messages/chat_typing.ts'
import message_seen from './features/chat/messages/message_seen.ts'
import send_chat_file from './features/chat/messages/send_chat_file.ts'
import send_massage from './features/chat/messages/send_massage.ts'
import chat_presence from './features/chat/settings/chat_presence.ts'
import show_chat_setting from './features/chat/settings/show_chat_setting.ts'
import update_chat_setting from './features/chat/settings/update_chat_setting.ts'
import several_chat_add from './features/chat/several/several_chat_add.ts'
import several_chat_admin from './features/chat/several/several_chat_admin.ts'
import several_chat_forward from './features/chat/several/several_chat_forward.ts'
import several_chat_leave from './features/chat/several/several_chat_leave.ts'
import several_chat_people from './features/chat/several/several_chat_people.ts'
import several_chat_picture from './features/chat/several/several_chat_picture.ts'
import several_chat_picture_delete from './features/chat/several/several_chat_picture_delete.ts'
import several_chat_remove from './features/chat/several/several_chat_remove.ts'
import several_chat_rename from './features/chat/several/several_chat_rename.ts'
import several_chat_send from './features/chat/several/several_chat_send.ts'
import several_chat_start from './features/chat/several/several_chat_start.ts'
import current_video_call from './features/video-calls/current_video_call.ts'
import end_video_call from './features/video-calls/end_video_call.ts'
import enter_video_call from './features/video-calls/enter_video_call.ts'
import group_call from './features/video-calls/group_call.ts'
import join_video_call from './features/video-calls/join_video_call.ts'
import moderate_video_call from './features/video-calls/moderate_video_call.ts'
import send_video_signals from './features/video-calls/send_video_signals.ts'
import several_call from './features/video-calls/several_call.ts'
import show_video_call from './features/video-calls/show_video_call.ts'
import start_group_call from './features/video-calls/start_group_call.ts'
import start_several_call from './features/video-calls/start_several_call.ts'
import start_video_call from './features/video-calls/start_video_call.ts'
import update_video_call from './features/video-calls/update_video_call.ts'
import add_reel from './features/reels/add_reel.ts'
import delete_reel from './features/reels/delete_reel.ts'
import edit_reel from './features/reels/edit_reel.ts'
import record_reel_view from './features/reels/record_reel_view.ts'
import reel_by_id from './features/reels/reel_by_id.ts'
import reel_hide from './features/reels/reel_hide.ts'
import reel_like from './features/reels/reel_like.ts'
import reel_restore from './features/reels/reel_restore.ts'
import reel_save from './features/reels/reel_save.ts'
import reel_unhide from './features/reels/reel_unhide.ts'
import reel_watched from './features/reels/reel_watched.ts'
import reel_hash_timeline from './features/reels/lists/reel_hash_timeline.ts'
import reel_timeline from './features/reels/lists/reel_timeline.ts'
import reels_by_user from './features/reels/lists/reels_by_user.ts'
import saved_reel_list from './features/reels/lists/saved_reel_list.ts'
import waiting_reels from './features/reels/lists/waiting_reels.ts'
import reel_sound from './features/reels/sounds/reel_sound.ts'
import reels_by_sound from './features/reels/sounds/reels_by_sound.ts'
import comments_by_reel_id from './features/reels/comments/comments_by_reel_id.ts'
import reel_comment from './features/reels/comments/reel_comment.ts'
import reel_comment_like from './features/reels/comments/reel_comment_like.ts'
import reel_comment_reply from './features/reels/comments/reel_comment_reply.ts'
import add_video from './features/videos/add_video.ts'
import delete_video from './features/videos/delete_video.ts'
import delete_videos from './features/videos/delete_videos.ts'
import get_video from './features/videos/get_video.ts'
import restore_video from './features/videos/restore_video.ts'
import restore_videos from './features/videos/restore_videos.ts'
import update_video from './features/videos/update_video.ts'
import update_videos from './features/videos/update_videos.ts'
import video_reaction from './features/videos/video_reaction.ts'
import video_save from './features/videos/video_save.ts'
import video_site from './features/videos/video_site.ts'
import video_stats from './features/videos/video_stats.ts'
import video_view from './features/videos/video_view.ts'
import create_channel from './features/videos/channels/create_channel.ts'
import delete_channel from './features/videos/channels/delete_channel.ts'
import get_all_channels from './features/videos/channels/get_all_channels.ts'
import get_channel from './features/videos/channels/get_channel.ts'
import get_channel_details from './features/videos/channels/get_channel_details.ts'
import get_channels from './features/videos/channels/get_channels.ts'
import mute_channel from './features/videos/channels/mute_channel.ts'
import restore_channel from './features/videos/channels/restore_channel.ts'
import search_channels from './features/videos/channels/search_channels.ts'
import toggle_subscription from './features/videos/channels/toggle_subscription.ts'
import update_channel from './features/videos/channels/update_channel.ts'
import channel_analytics from './features/videos/analytics/channel_analytics.ts'
import delete_video_captions from './features/videos/captions/delete_video_captions.ts'
import set_video_captions from './features/videos/captions/set_video_captions.ts'
import accept_channel_offer from './features/videos/collaborators/accept_channel_offer.ts'
import accept_collaboration from './features/videos/collaborators/accept_collaboration.ts'
import add_collaborator from './features/videos/collaborators/add_collaborator.ts'
import delete_channel_offer from './features/videos/collaborators/delete_channel_offer.ts'
import delete_collaborator from './features/videos/collaborators/delete_collaborator.ts'
import get_channel_invitations from './features/videos/collaborators/get_channel_invitations.ts'
import get_collaborators from './features/videos/collaborators/get_collaborators.ts'
import offer_channel from './features/videos/collaborators/offer_channel.ts'
import update_collaborator from './features/videos/collaborators/update_collaborator.ts'
import get_all_videos from './features/videos/lists/get_all_videos.ts'
import get_guide_videos from './features/videos/lists/get_guide_videos.ts'
import get_videos_by_channel_id from './features/videos/lists/get_videos_by_channel_id.ts'
import saved_video_list from './features/videos/lists/saved_video_list.ts'
import search_videos from './features/videos/lists/search_videos.ts'
import video_hash_timeline from './features/videos/lists/video_hash_timeline.ts'
import get_videos_comments from './features/videos/comments/get_videos_comments.ts'
import video_comment from './features/videos/comments/video_comment.ts'
import create_subscription_group from './features/videos/subscriptions/create_subscription_group.ts'
import delete_subscription_group from './features/videos/subscriptions/delete_subscription_group.ts'
import get_subscription_groups from './features/videos/subscriptions/get_subscription_groups.ts'
import get_subscription_videos from './features/videos/subscriptions/get_subscription_videos.ts'
import get_subscriptions from './features/videos/subscriptions/get_subscriptions.ts'
import toggle_subscription_group from './features/videos/subscriptions/toggle_subscription_group.ts'
import update_subscription_group from './features/videos/subscriptions/update_subscription_group.ts'
import cancel_video_replacement from './features/videos/replacements/cancel_video_replacement.ts'
import replace_video_file from './features/videos/replacements/replace_video_file.ts'
import clear_watch_history from './features/videos/watching/clear_watch_history.ts'
import delete_watched from './features/videos/watching/delete_watched.ts'
import get_continue_watching from './features/videos/watching/get_continue_watching.ts'
import get_watch_history from './features/videos/watching/get_watch_history.ts'
import pause_watch_history from './features/videos/watching/pause_watch_history.ts'
import video_watched from './features/videos/watching/video_watched.ts'
import create_playlist from './features/videos/playlists/create_playlist.ts'
import delete_playlist from './features/videos/playlists/delete_playlist.ts'
import get_playlist from './features/videos/playlists/get_playlist.ts'
import get_playlists from './features/videos/playlists/get_playlists.ts'
import move_playlist_video from './features/videos/playlists/move_playlist_video.ts'
import playlist_save from './features/videos/playlists/playlist_save.ts'
import restore_playlist from './features/videos/playlists/restore_playlist.ts'
import saved_playlist_list from './features/videos/playlists/saved_playlist_list.ts'
import toggle_playlist_video from './features/videos/playlists/toggle_playlist_video.ts'
import update_playlist from './features/videos/playlists/update_playlist.ts'
import close_channel_tier from './features/videos/memberships/close_channel_tier.ts'
import get_channel_membership from './features/videos/memberships/get_channel_membership.ts'
import join_channel from './features/videos/memberships/join_channel.ts'
import leave_channel from './features/videos/memberships/leave_channel.ts'
import set_channel_tier from './features/videos/memberships/set_channel_tier.ts'
import accept_channel_share from './features/videos/shares/accept_channel_share.ts'
import decline_channel_share from './features/videos/shares/decline_channel_share.ts'
import end_channel_share from './features/videos/shares/end_channel_share.ts'
import get_channel_shares from './features/videos/shares/get_channel_shares.ts'
import propose_channel_share from './features/videos/shares/propose_channel_share.ts'
import create_voting from './features/surveys/create_voting.ts'
import delete_voting from './features/surveys/delete_voting.ts'
import my_voting_list from './features/surveys/my_voting_list.ts'
import poll_list from './features/surveys/poll_list.ts'
import search_voting_titles from './features/surveys/search_voting_titles.ts'
import voting_close from './features/surveys/voting_close.ts'
import voting_detail from './features/surveys/voting_detail.ts'
import voting_like from './features/surveys/voting_like.ts'
import voting_list from './features/surveys/voting_list.ts'
import voting_restore from './features/surveys/voting_restore.ts'
import voting_seen from './features/surveys/voting_seen.ts'
import user_voting from './features/surveys/ballots/user_voting.ts'
import voting_ballots from './features/surveys/ballots/voting_ballots.ts'
import add_report from './features/moderation/add_report.ts'
import get_reports from './features/moderation/get_reports.ts'
import contact_support from './features/moderation/support/contact_support.ts'
import decision_list from './features/moderation/decisions/decision_list.ts'
import rule_list from './features/moderation/decisions/rule_list.ts'
import ask_purge from './features/moderation/purging/ask_purge.ts'
import confirm_purge from './features/moderation/purging/confirm_purge.ts'
import purge_list from './features/moderation/purging/purge_list.ts'
import withdraw_purge from './features/moderation/purging/withdraw_purge.ts'
import end_processing_restriction from './features/moderation/processing/end_processing_restriction.ts'
import restrict_processing from './features/moderation/processing/restrict_processing.ts'
import answer_appeal from './features/moderation/appeals/answer_appeal.ts'
import appeal_decision from './features/moderation/appeals/appeal_decision.ts'
import appeal_list from './features/moderation/appeals/appeal_list.ts'
import decision_log from './features/moderation/decision-log/decision_log.ts'
import answer_jury_case from './features/moderation/jury/answer_jury_case.ts'
import jury_case_list from './features/moderation/jury/jury_case_list.ts'
import jury_vote from './features/moderation/jury/jury_vote.ts'
import update_jury_setting from './features/moderation/jury/update_jury_setting.ts'
import add_staff_note from './features/moderation/queue/add_staff_note.ts'
import admin_report_detail from './features/moderation/queue/admin_report_detail.ts'
import admin_report_list from './features/moderation/queue/admin_report_list.ts'
import assign_reports from './features/moderation/queue/assign_reports.ts'
import decide_member from './features/moderation/queue/decide_member.ts'
import decide_reports from './features/moderation/queue/decide_reports.ts'
import member_record from './features/moderation/queue/member_record.ts'
import read_reported_messages from './features/moderation/queue/read_reported_messages.ts'
import related_members from './features/moderation/queue/related_members.ts'
import staff_note_list from './features/moderation/queue/staff_note_list.ts'
import undo_decision from './features/moderation/queue/undo_decision.ts'
import undo_moderator from './features/moderation/queue/undo_moderator.ts'
import undo_wave from './features/moderation/queue/undo_wave.ts'
import member_messages from './features/moderation/messages/member_messages.ts'
import member_thread_list from './features/moderation/messages/member_thread_list.ts'
import moderator_messages from './features/moderation/messages/moderator_messages.ts'
import send_member_message from './features/moderation/messages/send_member_message.ts'
import send_moderator_message from './features/moderation/messages/send_moderator_message.ts'
import settle_member_thread from './features/moderation/messages/settle_member_thread.ts'
import mute_reporter from './features/moderation/muting/mute_reporter.ts'
import add_template from './features/moderation/templates/add_template.ts'
import delete_template from './features/moderation/templates/delete_template.ts'
import template_list from './features/moderation/templates/template_list.ts'
import update_template from './features/moderation/templates/update_template.ts'
import add_word_rule from './features/moderation/word-rules/add_word_rule.ts'
import delete_word_rule from './features/moderation/word-rules/delete_word_rule.ts'
import try_word_rule from './features/moderation/word-rules/try_word_rule.ts'
import word_rule_list from './features/moderation/word-rules/word_rule_list.ts'
import delete_media_hash from './features/moderation/media-hashes/delete_media_hash.ts'
import media_hash_list from './features/moderation/media-hashes/media_hash_list.ts'
import admin_tag_list from './features/moderation/tags/admin_tag_list.ts'
import block_tag from './features/moderation/tags/block_tag.ts'
import unblock_tag from './features/moderation/tags/unblock_tag.ts'
import admin_rule_list from './features/moderation/rules/admin_rule_list.ts'
import update_rule from './features/moderation/rules/update_rule.ts'
import admin_member_detail from './features/staff/admin_member_detail.ts'
import admin_member_list from './features/staff/admin_member_list.ts'
import audit_log from './features/staff/audit_log.ts'
import claim_admin from './features/staff/claim_admin.ts'
import update_member_role from './features/staff/update_member_role.ts'
import backup_list from './features/staff/backups/backup_list.ts'
import start_backup from './features/staff/backups/start_backup.ts'
import storage_list from './features/staff/backups/storage_list.ts'
import first_step_list from './features/staff/first-steps/first_step_list.ts'
import mark_first_step from './features/staff/first-steps/mark_first_step.ts'
import send_test_mail from './features/staff/first-steps/send_test_mail.ts'
import change_member_email from './features/staff/requests/change_member_email.ts'
import delete_member from './features/staff/requests/delete_member.ts'
import send_member_export from './features/staff/requests/send_member_export.ts'
import health from './features/staff/running/health.ts'
import health_history from './features/staff/running/health_history.ts'
import job_list from './features/staff/running/job_list.ts'
import retry_job from './features/staff/running/retry_job.ts'
import retry_jobs from './features/staff/running/retry_jobs.ts'
import add_network_logo from './features/staff/settings/add_network_logo.ts'
import delete_network_logo from './features/staff/settings/delete_network_logo.ts'
import setting_list from './features/staff/settings/setting_list.ts'
import update_setting from './features/staff/settings/update_setting.ts'
import add_announcement from './features/network/announcements/add_announcement.ts'
import announcement_list from './features/network/announcements/announcement_list.ts'
import delete_announcement from './features/network/announcements/delete_announcement.ts'
import dismiss_announcement from './features/network/announcements/dismiss_announcement.ts'
import update_announcement from './features/network/announcements/update_announcement.ts'
import accept_rules from './features/network/legal/accept_rules.ts'
import add_legal_version from './features/network/legal/add_legal_version.ts'
import admin_legal_list from './features/network/legal/admin_legal_list.ts'
import legal_page from './features/network/legal/legal_page.ts'
import legal_version_list from './features/network/legal/legal_version_list.ts'
import show_consent from './features/network/legal/show_consent.ts'
import notification_flash from './features/notifications/notification_flash.ts'
import notification_list from './features/notifications/notification_list.ts'
import notification_read from './features/notifications/notification_read.ts'
import add_push_subscription from './features/notifications/settings/add_push_subscription.ts'
import delete_push_subscription from './features/notifications/settings/delete_push_subscription.ts'
import end_notification_mail from './features/notifications/settings/end_notification_mail.ts'
import notification_setting_list from './features/notifications/settings/notification_setting_list.ts'
import show_notification_popover from './features/notifications/settings/show_notification_popover.ts'
import show_push_key from './features/notifications/settings/show_push_key.ts'
import update_notification_group from './features/notifications/settings/update_notification_group.ts'
import update_notification_pause from './features/notifications/settings/update_notification_pause.ts'
import update_notification_popover from './features/notifications/settings/update_notification_popover.ts'
import update_notification_setting from './features/notifications/settings/update_notification_setting.ts'
import update_quiet_hours from './features/notifications/settings/update_quiet_hours.ts'
import add_webhook from './features/notifications/webhooks/add_webhook.ts'
import delete_webhook from './features/notifications/webhooks/delete_webhook.ts'
import edit_webhook from './features/notifications/webhooks/edit_webhook.ts'
import renew_webhook_secret from './features/notifications/webhooks/renew_webhook_secret.ts'
import resend_webhook_delivery from './features/notifications/webhooks/resend_webhook_delivery.ts'
import test_webhook from './features/notifications/webhooks/test_webhook.ts'
import webhook_delivery_list from './features/notifications/webhooks/webhook_delivery_list.ts'
import webhook_list from './features/notifications/webhooks/webhook_list.ts'
import analytics_traffic from './features/insights/analytics_traffic.ts'
import count_looks from './features/insights/count_looks.ts'
import transaction_detail from './features/wallet/transaction_detail.ts'
import transaction_list from './features/wallet/transaction_list.ts'
import trx_type_list from './features/wallet/trx_type_list.ts'
import wallet_balance from './features/wallet/wallet_balance.ts'
import wallet_chart from './features/wallet/wallet_chart.ts'
import admin_withdrawal_detail from './features/wallet/approvals/admin_withdrawal_detail.ts'
import admin_withdrawal_list from './features/wallet/approvals/admin_withdrawal_list.ts'
import approve_withdrawal from './features/wallet/approvals/approve_withdrawal.ts'
import record_withdrawal from './features/wallet/approvals/record_withdrawal.ts'
import refuse_withdrawal from './features/wallet/approvals/refuse_withdrawal.ts'
import frozen_deposit_list from './features/wallet/frozen/frozen_deposit_list.ts'
import release_deposit from './features/wallet/frozen/release_deposit.ts'
import write_off_deposit from './features/wallet/frozen/write_off_deposit.ts'
import get_reserves from './features/wallet/reserves/get_reserves.ts'
import reserve_proof from './features/wallet/reserves/reserve_proof.ts'
import add_price_alert from './features/wallet/rates/add_price_alert.ts'
import delete_price_alert from './features/wallet/rates/delete_price_alert.ts'
import price_alert_list from './features/wallet/rates/price_alert_list.ts'
import rate_chart from './features/wallet/rates/rate_chart.ts'
import hot_wallet from './features/wallet/sending/hot_wallet.ts'
import replace_withdrawal from './features/wallet/sending/replace_withdrawal.ts'
import resume_withdrawals from './features/wallet/sending/resume_withdrawals.ts'
import stop_withdrawals from './features/wallet/sending/stop_withdrawals.ts'
import get_receipt from './features/wallet/papers/get_receipt.ts'
import money_terms from './features/wallet/terms/money_terms.ts'
import update_money_term from './features/wallet/terms/update_money_term.ts'
import mint_list from './features/wallet/minting/mint_list.ts'
import mint_tokens from './features/wallet/minting/mint_tokens.ts'
import coin_transfer from './features/wallet/transfers/coin_transfer.ts'
import receiver_detail from './features/wallet/transfers/receiver_detail.ts'
import reel_tip from './features/wallet/transfers/reel_tip.ts'
import tip from './features/wallet/transfers/tip.ts'
import tip_list from './features/wallet/transfers/tip_list.ts'
import update_spending_limit from './features/wallet/transfers/update_spending_limit.ts'
import video_tip from './features/wallet/transfers/video_tip.ts'
import buy_token from './features/wallet/trade/buy_token.ts'
import sell_token from './features/wallet/trade/sell_token.ts'
import trade_quote from './features/wallet/trade/trade_quote.ts'
import add_play_deposit from './features/wallet/deposits/add_play_deposit.ts'
import chain_status from './features/wallet/deposits/chain_status.ts'
import deposit_address from './features/wallet/deposits/deposit_address.ts'
import deposit_list from './features/wallet/deposits/deposit_list.ts'
import add_wallet_address from './features/wallet/withdrawals/add_wallet_address.ts'
import delete_wallet_address from './features/wallet/withdrawals/delete_wallet_address.ts'
import wallet_address_list from './features/wallet/withdrawals/wallet_address_list.ts'
import withdraw_eth from './features/wallet/withdrawals/withdraw_eth.ts'
import withdraw_token from './features/wallet/withdrawals/withdraw_token.ts'
import withdrawal_cancel from './features/wallet/withdrawals/withdrawal_cancel.ts'
import withdrawal_list from './features/wallet/withdrawals/withdrawal_list.ts'
import plan_cancel from './features/plans/plan_cancel.ts'
import plan_detail from './features/plans/plan_detail.ts'
import plan_price from './features/plans/plan_price.ts'
import plan_update from './features/plans/plan_update.ts'
import recurring_payment_delete from './features/plans/recurring_payment_delete.ts'
import recurring_payment_list from './features/plans/recurring_payment_list.ts'
import start_plus_trial from './features/plans/start_plus_trial.ts'
import subscription_tier_list from './features/plans/subscription_tier_list.ts'
import add_payment_method from './features/plans/payments/add_payment_method.ts'
import delete_payment_method from './features/plans/payments/delete_payment_method.ts'
import payment_method_list from './features/plans/payments/payment_method_list.ts'
import payout_list from './features/plans/payouts/payout_list.ts'
import show_pro_setting from './features/plans/pro/show_pro_setting.ts'
import update_pro_setting from './features/plans/pro/update_pro_setting.ts'

export const handlers: Readonly<Record<string, { readonly call: Call }>> = {
  captcha_challenge,
  confirm_email,
  forget_password,
  login,
  logout,
  passkey_login,
  register,
  resend_email_verification,
  reset_password,
  security_change_disown,
  socket_ticket,
  start_passkey_check,
  start_passkey_confirmation,
  start_passkey_login,
  two_factor_auth,
  change_password,
  email_change_delete,
  show_autoplay,
  show_bot_setting,
  show_display_name,
  show_email,
  show_email_notification,
  show_language,
  show_upload_limits,
  show_username,
  show_widgets,
  update_autoplay,
  update_bot_setting,
  update_display_name,
  update_email,
  update_email_notification,
  update_language,
  update_username,
  update_widget,
  verify_email,
  show_dob,
  show_nsfw_setting,
  update_dob,
  update_nsfw_setting,
  add_domain_rule,
  add_ip_rule,
  delete_domain_rule,
  delete_ip_rule,
  domain_rule_list,
  ip_rule_list,
  add_invitation,
  answer_signup_requests,
  delete_invitation,
  invitation_list,
  show_registration,
  signup_request_list,
  add_passkey,
  check_two_factor_auth,
  delete_passkey,
  passkey_list,
  renew_recovery_codes,
  session_delete,
  session_delete_all,
  session_list,
  start_add_passkey,
  update_passkey,
  update_session_setting,
  deactivate_account,
  delete_account,
  request_export,
  show_export,
  add_token,
  delete_token,
  token_detail,
  token_list,
  add_app,
  allow_app,
  app_list,
  app_request,
  delete_app,
  edit_app,
  avatar_banner,
  background_update,
  profile_pic_update,
  update_intro,
  about_restore,
  add_contact_info,
  add_detail,
  add_education,
  add_family_relationship,
  add_place_lived,
  add_work,
  create_relationship_status,
  delete_contact_info,
  delete_detail,
  delete_education,
  delete_family_relationship,
  delete_place_lived,
  delete_relationship_status,
  delete_work,
  get_all_contact_info,
  get_details_by_userid,
  get_education,
  get_family_relationships_by_user,
  get_places_lived,
  get_relationship_status,
  get_work,
  update_contact_info,
  update_detail,
  update_education,
  update_family_relationship,
  update_place_lived,
  update_relationship_status,
  update_work,
  add_user_interest,
  hide_setup_checklist,
  interest_list,
  setup_checklist,
  show_interests,
  add_interest,
  admin_interest_list,
  delete_interest,
  move_interest,
  update_interest,
  block,
  blocked_user_list,
  dismiss_suggestion,
  follow,
  follow_request_list,
  follower_list,
  following_list,
  friend_list,
  mutual_friend_list,
  suggest_mentions,
  sujjested_channels,
  unblock,
  unfollow,
  all_search,
  search_user,
  user_search,
  referral_click,
  referral_count,
  referral_list,
  show_referral_code,
  mute,
  muted_user_list,
  unmute,
  add_listed_member,
  add_people_list,
  delete_listed_member,
  delete_people_list,
  edit_people_list,
  people_list_members,
  people_lists,
  pin_people_lists,
  add_post,
  edit_post,
  post_card,
  post_delete,
  post_detail,
  post_dislike,
  post_like,
  post_restore,
  post_versions,
  repost,
  timeline,
  user_media,
  user_timeline,
  waiting_posts,
  post_draft_list,
  post_publish,
  post_schedule,
  post_comment,
  post_comment_delete,
  post_comment_reply,
  post_comment_reply_delete,
  add_hashtag,
  delete_hashtag,
  hashtag_list,
  hashtag_timeline,
  nsfw,
  search_hashtag,
  select_hashtag,
  sujjested_hashtag,
  add_thread,
  post_thread,
  add_mute,
  delete_mute,
  mute_list,
  post_pin,
  post_save,
  post_why,
  saved_post_list,
  import_list,
  import_posts,
  import_undo,
  add_saved_folder,
  delete_saved_folder,
  rename_saved_folder,
  saved_folder_list,
  toggle_folder_post,
  link_card,
  post_link_card_delete,
  add_comment,
  add_comment_reply,
  approve_comment,
  comment_blocked_list,
  comment_list,
  comment_reply_list,
  comment_rules,
  comment_rules_update,
  comment_settings_update,
  delete_comment,
  dislike_comment,
  edit_comment,
  heart_comment,
  held_comment_list,
  like_comment,
  pin_comment,
  restore_comment,
  unapprove_commenter,
  all_group_list,
  group_blocked_post_list,
  group_create,
  group_delete,
  group_detail,
  group_hash_timeline,
  group_list,
  group_pin,
  group_restore,
  group_search,
  group_seen,
  group_timeline,
  group_type_update,
  group_update,
  suggested_group_list,
  group_approval_update,
  group_held_post_list,
  group_post_approve,
  group_post_decline,
  group_ban,
  group_link_create,
  group_link_delete,
  group_link_list,
  group_member_add,
  group_member_delete,
  group_member_list,
  group_member_role_update,
  group_notice_update,
  group_owner_update,
  group_questions_update,
  group_request_accept,
  group_request_delete,
  group_request_list,
  group_unban,
  join_group,
  leave_group,
  group_chat,
  group_chat_changes,
  group_chat_delete,
  group_chat_dislike,
  group_chat_history,
  group_chat_like,
  group_chat_link_card_delete,
  group_chat_list,
  group_chat_read,
  group_chat_reply,
  group_chat_reply_delete,
  group_chat_reply_list,
  group_chat_restore,
  group_chat_typing,
  group_chat_typing_list,
  group_calendar,
  group_event_answer,
  group_event_calendar,
  group_event_cancel,
  group_event_create,
  group_event_delete,
  group_event_detail,
  group_event_guest_list,
  group_event_list,
  group_event_update,
  group_post_topic,
  group_topic_create,
  group_topic_delete,
  group_topic_update,
  all_project_list,
  project_create,
  project_list,
  project_update,
  project_faq_add,
  project_faq_delete,
  project_faq_edit,
  project_faq_list,
  project_faq_move,
  project_faq_pin,
  add_story_picture,
  delete_story_picture,
  delete_story_video,
  edit_story_picture,
  mark_story,
  move_story_picture,
  set_story_video,
  project_detail,
  public_project_list,
  place_list,
  reverse_geocode,
  accept_award,
  add_payment,
  answer_agreement_change,
  decline_award,
  end_agreement,
  get_agreement,
  get_payment_by_project,
  propose_agreement_change,
  withdraw_award,
  add_bid,
  decline_bid,
  delete_bid,
  get_bid_by_id,
  get_bid_by_project_id,
  shortlist_bid,
  update_bid,
  get_freelancer_dashboard,
  accept_split,
  add_dispute_evidence,
  admin_dispute_list,
  decide_dispute,
  dispute_list,
  dispute_milestone,
  escalate_dispute,
  get_dispute,
  offer_split,
  read_dispute_chat,
  take_dispute,
  withdraw_dispute,
  search_freelancers,
  accept_work_logs,
  add_work_log,
  delete_work_log,
  fund_hours,
  get_work_logs,
  hours_quote,
  resume_hours,
  take_back_hours,
  update_work_log,
  project_invite,
  project_invite_list,
  add_project,
  close_project,
  delete_project,
  edit_project,
  get_all_projects,
  get_single_project,
  restore_project,
  search_projects,
  skill_list,
  delete_account_link,
  finish_account_link,
  start_account_link,
  accept_milestone,
  answer_refund,
  cancel_milestone,
  create_milestone,
  decline_milestone,
  fund_milestone,
  get_milestones_by_project,
  give_refund,
  milestone_quote,
  release_milestone,
  reorder_milestones,
  request_milestone_changes,
  request_refund,
  submit_milestone,
  update_milestone,
  get_invoice,
  statement_year_list,
  yearly_statement,
  get_insight_bids,
  get_my_bids,
  get_my_projects,
  export_reputation,
  verify_reputation,
  add_review,
  answer_review,
  get_reviews_by_project,
  get_reviews_by_user_id,
  get_freelancer_profile,
  update_freelancer_profile,
  add_reference,
  delete_reference,
  delete_reference_request,
  get_reference_request,
  get_references_by_user_id,
  request_reference,
  add_article,
  add_certification,
  add_experience,
  add_portfolio,
  add_publication,
  add_qualification,
  delete_article,
  delete_certification,
  delete_experience,
  delete_portfolio,
  delete_publication,
  delete_qualification,
  get_articles_by_user_id,
  get_certifications_by_user_id,
  get_experience_by_user_id,
  get_portfolios_by_user_id,
  get_publications_by_user_id,
  get_qualifications_by_user_id,
  update_article,
  update_certification,
  update_experience,
  update_portfolio,
  update_publication,
  update_qualification,
  add_saved_search,
  delete_saved_search,
  saved_search_list,
  get_freelancer_settings,
  show_tax_info,
  update_freelancer_settings,
  update_tax_info,
  answer_showcase,
  get_showcases,
  propose_showcase,
  delete_phone,
  get_trust_score,
  send_phone_code,
  verify_phone,
  crowdfunding,
  pledge_list,
  pledge_take_back,
  project_backer_list,
  project_funding,
  project_ledger,
  report_milestone,
  set_milestones,
  vote_milestone,
  project_remind,
  add_reward_tier,
  delete_reward_tier,
  add_stretch_goal,
  delete_stretch_goal,
  edit_stretch_goal,
  add_backer_update,
  backer_update_list,
  block_chat,
  chat_detail,
  chat_list,
  chat_request_accept,
  chat_request_delete,
  chat_retention_update,
  chat_unread,
  close_chat,
  current_chat,
  destroy_chat,
  minimize_chat_box,
  recent_messages,
  start_chat,
  chat_archive,
  chat_mute,
  chat_pin,
  chat_changes,
  chat_link_card_delete,
  chat_message_delete,
  chat_message_edit,
  chat_message_forward,
  chat_message_react,
  chat_message_restore,
  chat_messages,
  chat_search,
  chat_typing,
  message_seen,
  send_chat_file,
  send_massage,
  chat_presence,
  show_chat_setting,
  update_chat_setting,
  several_chat_add,
  several_chat_admin,
  several_chat_forward,
  several_chat_leave,
  several_chat_people,
  several_chat_picture,
  several_chat_picture_delete,
  several_chat_remove,
  several_chat_rename,
  several_chat_send,
  several_chat_start,
  current_video_call,
  end_video_call,
  enter_video_call,
  group_call,
  join_video_call,
  moderate_video_call,
  send_video_signals,
  several_call,
  show_video_call,
  start_group_call,
  start_several_call,
  start_video_call,
  update_video_call,
  add_reel,
  delete_reel,
  edit_reel,
  record_reel_view,
  reel_by_id,
  reel_hide,
  reel_like,
  reel_restore,
  reel_save,
  reel_unhide,
  reel_watched,
  reel_hash_timeline,
  reel_timeline,
  reels_by_user,
  saved_reel_list,
  waiting_reels,
  reel_sound,
  reels_by_sound,
  comments_by_reel_id,
  reel_comment,
  reel_comment_like,
  reel_comment_reply,
  add_video,
  delete_video,
  delete_videos,
  get_video,
  restore_video,
  restore_videos,
  update_video,
  update_videos,
  video_reaction,
  video_save,
  video_site,
  video_stats,
  video_view,
  create_channel,
  delete_channel,
  get_all_channels,
  get_channel,
  get_channel_details,
  get_channels,
  mute_channel,
  restore_channel,
  search_channels,
  toggle_subscription,
  update_channel,
  channel_analytics,
  delete_video_captions,
  set_video_captions,
  accept_channel_offer,
  accept_collaboration,
  add_collaborator,
  delete_channel_offer,
  delete_collaborator,
  get_channel_invitations,
  get_collaborators,
  offer_channel,
  update_collaborator,
  get_all_videos,
  get_guide_videos,
  get_videos_by_channel_id,
  saved_video_list,
  search_videos,
  video_hash_timeline,
  get_videos_comments,
  video_comment,
  create_subscription_group,
  delete_subscription_group,
  get_subscription_groups,
  get_subscription_videos,
  get_subscriptions,
  toggle_subscription_group,
  update_subscription_group,
  cancel_video_replacement,
  replace_video_file,
  clear_watch_history,
  delete_watched,
  get_continue_watching,
  get_watch_history,
  pause_watch_history,
  video_watched,
  create_playlist,
  delete_playlist,
  get_playlist,
  get_playlists,
  move_playlist_video,
  playlist_save,
  restore_playlist,
  saved_playlist_list,
  toggle_playlist_video,
  update_playlist,
  close_channel_tier,
  get_channel_membership,
  join_channel,
  leave_channel,
  set_channel_tier,
  accept_channel_share,
  decline_channel_share,
  end_channel_share,
  get_channel_shares,
  propose_channel_share,
  create_voting,
  delete_voting,
  my_voting_list,
  poll_list,
  search_voting_titles,
  voting_close,
  voting_detail,
  voting_like,
  voting_list,
  voting_restore,
  voting_seen,
  user_voting,
  voting_ballots,
  add_report,
  get_reports,
  contact_support,
  decision_list,
  rule_list,
  ask_purge,
  confirm_purge,
  purge_list,
  withdraw_purge,
  end_processing_restriction,
  restrict_processing,
  answer_appeal,
  appeal_decision,
  appeal_list,
  decision_log,
  answer_jury_case,
  jury_case_list,
  jury_vote,
  update_jury_setting,
  add_staff_note,
  admin_report_detail,
  admin_report_list,
  assign_reports,
  decide_member,
  decide_reports,
  member_record,
  read_reported_messages,
  related_members,
  staff_note_list,
  undo_decision,
  undo_moderator,
  undo_wave,
  member_messages,
  member_thread_list,
  moderator_messages,
  send_member_message,
  send_moderator_message,
  settle_member_thread,
  mute_reporter,
  add_template,
  delete_template,
  template_list,
  update_template,
  add_word_rule,
  delete_word_rule,
  try_word_rule,
  word_rule_list,
  delete_media_hash,
  media_hash_list,
  admin_tag_list,
  block_tag,
  unblock_tag,
  admin_rule_list,
  update_rule,
  admin_member_detail,
  admin_member_list,
  audit_log,
  claim_admin,
  update_member_role,
  backup_list,
  start_backup,
  storage_list,
  first_step_list,
  mark_first_step,
  send_test_mail,
  change_member_email,
  delete_member,
  send_member_export,
  health,
  health_history,
  job_list,
  retry_job,
  retry_jobs,
  add_network_logo,
  delete_network_logo,
  setting_list,
  update_setting,
  add_announcement,
  announcement_list,
  delete_announcement,
  dismiss_announcement,
  update_announcement,
  accept_rules,
  add_legal_version,
  admin_legal_list,
  legal_page,
  legal_version_list,
  show_consent,
  notification_flash,
  notification_list,
  notification_read,
  add_push_subscription,
  delete_push_subscription,
  end_notification_mail,
  notification_setting_list,
  show_notification_popover,
  show_push_key,
  update_notification_group,
  update_notification_pause,
  update_notification_popover,
  update_notification_setting,
  update_quiet_hours,
  add_webhook,
  delete_webhook,
  edit_webhook,
  renew_webhook_secret,
  resend_webhook_delivery,
  test_webhook,
  webhook_delivery_list,
  webhook_list,
  analytics_traffic,
  count_looks,
  transaction_detail,
  transaction_list,
  trx_type_list,
  wallet_balance,
  wallet_chart,
  admin_withdrawal_detail,
  admin_withdrawal_list,
  approve_withdrawal,
  record_withdrawal,
  refuse_withdrawal,
  frozen_deposit_list,
  release_deposit,
  write_off_deposit,
  get_reserves,
  reserve_proof,
  add_price_alert,
  delete_price_alert,
  price_alert_list,
  rate_chart,
  hot_wallet,
  replace_withdrawal,
  resume_withdrawals,
  stop_withdrawals,
  get_receipt,
  money_terms,
  update_money_term,
  mint_list,
  mint_tokens,
  coin_transfer,
  receiver_detail,
  reel_tip,
  tip,
  tip_list,
  update_spending_limit,
  video_tip,
  buy_token,
  sell_token,
  trade_quote,
  add_play_deposit,
  chain_status,
  deposit_address,
  deposit_list,
  add_wallet_address,
  delete_wallet_address,
  wallet_address_list,
  withdraw_eth,
  withdraw_token,
  withdrawal_cancel,
  withdrawal_list,
  plan_cancel,
  plan_detail,
  plan_price,
  plan_update,
  recurring_payment_delete,
  recurring_payment_list,
  start_plus_trial,
  subscription_tier_list,
  add_payment_method,
  delete_payment_method,
  payment_method_list,
  payout_list,
  show_pro_setting,
  update_pro_setting,
}
