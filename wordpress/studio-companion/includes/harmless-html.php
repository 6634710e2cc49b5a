<?php
/**
 * Which HTML may be kept as it is from a user whom WordPress does not let write unfiltered HTML: everybody on a multisite
 * but its super administrators, and everybody where DISALLOW_UNFILTERED_HTML is set.
 *
 * WordPress's own filter takes the frames of embedded players, sizes of pictures and much else out of an article. It need
 * not: what Studio renders has no scripts. So the body is read tag by tag, and kept byte for byte when nothing in it can run
 * or reach outside. Anything else goes through WordPress's filter as always: the plugin gives nobody a right they lack.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** Elements without behaviour of their own. What is parsed by other rules (svg, math, style, noscript, template) is not among them. */
const HARMLESS_TAGS = array( 'A', 'ABBR', 'ASIDE', 'B', 'BLOCKQUOTE', 'BR', 'BUTTON', 'CAPTION', 'CITE', 'CODE', 'COL', 'COLGROUP', 'DD', 'DEL', 'DETAILS', 'DIV', 'DL', 'DT', 'EM', 'FIELDSET', 'FIGCAPTION', 'FIGURE', 'FOOTER', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HEADER', 'HR', 'I', 'IFRAME', 'IMG', 'INPUT', 'INS', 'KBD', 'LABEL', 'LEGEND', 'LI', 'MARK', 'METER', 'NAV', 'OL', 'OUTPUT', 'P', 'PICTURE', 'PROGRESS', 'Q', 'S', 'SECTION', 'SMALL', 'SOURCE', 'SPAN', 'STRONG', 'SUB', 'SUMMARY', 'SUP', 'TABLE', 'TBODY', 'TD', 'TFOOT', 'TH', 'THEAD', 'TIME', 'TR', 'U', 'UL', 'WBR' );

/** Attributes that only describe. `data-` and `aria-` may be followed by anything. */
const HARMLESS_ATTRIBUTES = array( 'abbr', 'allow', 'allowfullscreen', 'alt', 'checked', 'class', 'colspan', 'crossorigin', 'datetime', 'decoding', 'dir', 'disabled', 'download', 'fetchpriority', 'for', 'headers', 'height', 'hidden', 'high', 'hreflang', 'id', 'inert', 'lang', 'loading', 'low', 'max', 'media', 'min', 'name', 'open', 'optimum', 'referrerpolicy', 'rel', 'reversed', 'role', 'rowspan', 'sandbox', 'scope', 'sizes', 'span', 'start', 'tabindex', 'target', 'title', 'translate', 'type', 'value', 'width' );

/** Attributes that hold one address. */
const ADDRESS_ATTRIBUTES = array( 'cite', 'href', 'src' );

/**
 * Whether nothing in the HTML can run or load what a reader has not asked for.
 *
 * @param string $html The body of an article.
 */
function is_harmless_html( string $html ): bool {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_token() ) {
		$kind = $tags->get_token_type();
		if ( '#tag' === $kind ) {
			if ( ! in_array( $tags->get_tag(), HARMLESS_TAGS, true ) || ! has_harmless_attributes( $tags ) ) {
				return false;
			}
		} elseif ( '#comment' === $kind ) {
			// The block editor's own are the only ones Studio writes; browsers disagree about how others end.
			if ( \WP_HTML_Tag_Processor::COMMENT_AS_HTML_COMMENT !== $tags->get_comment_type() || 1 !== preg_match( '#^ /?wp:html $#D', $tags->get_modifiable_text() ) ) {
				return false;
			}
		} elseif ( '#text' !== $kind ) {
			return false;
		}
	}
	return ! $tags->paused_at_incomplete_token();
}

/**
 * Whether each attribute of the tag that is being read is one that only describes, or leads somewhere over http.
 *
 * @param \WP_HTML_Tag_Processor $tags The reader.
 */
function has_harmless_attributes( \WP_HTML_Tag_Processor $tags ): bool {
	foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
		$value = $tags->get_attribute( $name );
		$text  = is_string( $value ) ? $value : '';
		if ( in_array( $name, HARMLESS_ATTRIBUTES, true ) || 1 === preg_match( '/^(?:data|aria)-[a-z0-9-]+$/D', $name ) ) {
			continue;
		}
		if ( 'style' === $name ) {
			$allowed = is_harmless_style( $text );
		} elseif ( 'srcset' === $name ) {
			$allowed = is_harmless_srcset( $text );
		} elseif ( 'IFRAME' === $tags->get_tag() && 'src' === $name ) {
			// A frame that showed the site itself would have the reader's login.
			$allowed = is_foreign( $text );
		} else {
			$allowed = in_array( $name, ADDRESS_ATTRIBUTES, true ) && is_harmless_address( $text, 'href' === $name );
		}
		if ( ! $allowed ) {
			return false;
		}
	}
	return true;
}

/**
 * Whether an address is over http, within the page or relative; a link may also be to a letter or a telephone.
 *
 * @param string $address The address.
 * @param bool   $is_link Whether it is followed by choice.
 */
function is_harmless_address( string $address, bool $is_link ): bool {
	$schemes = $is_link ? 'https?|mailto|tel' : 'https?';
	// Browsers skip control characters and spaces in a scheme.
	return 1 === preg_match( '#^(?:(?:' . $schemes . '):|[/\#?]|$)#iD', $address ) && 1 !== preg_match( '/[\x00-\x1f]/', $address );
}

/**
 * Whether an address is over https to another host than the site's own.
 *
 * @param string $address The address.
 */
function is_foreign( string $address ): bool {
	$host = wp_parse_url( $address, PHP_URL_HOST );
	return str_starts_with( $address, 'https://' ) && is_harmless_address( $address, false ) && is_string( $host )
		&& wp_parse_url( home_url(), PHP_URL_HOST ) !== strtolower( $host );
}

/**
 * Whether each address in a list of a picture's copies is over http.
 *
 * @param string $copies The value of a srcset.
 */
function is_harmless_srcset( string $copies ): bool {
	foreach ( preg_split( '/,\s+/', trim( $copies ) ) as $copy ) {
		if ( ! is_harmless_address( ltrim( $copy ), false ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Whether a style only sets plain values: nothing that loads, calculates in a foreign language or leaves the page's flow.
 *
 * @param string $style The value of a style attribute.
 */
function is_harmless_style( string $style ): bool {
	return 1 === preg_match( '/^[\w\s:;.,%#()+-]*$/D', $style ) && 1 !== preg_match( '/url\s*\(|expression|import|behaviou?r|binding|position\s*:\s*(?:fixed|sticky)/i', $style );
}
