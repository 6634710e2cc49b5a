<?php
/**
 * Tests of what in the plugin is plain reckoning. Each case is a name and a function that gives what it found wrong, '' for
 * nothing. Run inside WordPress by e2e/wordpress/plugin-units.test.ts.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion\Tests;

use function Studio\Companion\foretold_link;
use function Studio\Companion\is_external_id;
use function Studio\Companion\is_harmless_html;
use function Studio\Companion\sanitize_json_ld;

/**
 * What differs, '' when nothing does.
 *
 * @param mixed $wanted What it should be.
 * @param mixed $got    What it is.
 */
function differs( $wanted, $got ): string {
	return $wanted === $got ? '' : sprintf( 'wanted %s, got %s', var_export( $wanted, true ), var_export( $got, true ) );
}

/**
 * Those of the texts that a rule judges otherwise than it should.
 *
 * @param string[] $texts  The texts.
 * @param callable $rule   The rule.
 * @param bool     $wanted What it should say of each.
 */
function misjudged( array $texts, callable $rule, bool $wanted ): string {
	return implode( ' | ', array_filter( $texts, static fn( string $text ): bool => $rule( $text ) !== $wanted ) );
}

$harmless = array(
	'<p>Text &amp; <em>mer</em> å</p>',
	"<!-- wp:html -->\n<div class=\"artikel\" lang=\"sv\">x</div>\n<!-- /wp:html -->",
	'<iframe src="https://www.youtube-nocookie.com/embed/x" title="t" allowfullscreen loading="lazy"></iframe>',
	'<img src="http://127.0.0.1/a.jpg" srcset="http://127.0.0.1/b.jpg 320w, /c.jpg 640w" sizes="100vw" alt="" loading="lazy">',
	'<section data-quiz="{&quot;a&quot;:[1]}" data-live="https://s.example/studio/live/x.json"></section>',
	'<td colspan="2" style="width: 40%; color: #123; transform: translate(1px, 2px)">x</td>',
	'<a href="mailto:a@b.se">a</a> <a href="#b">b</a> <a href="/c">c</a> <a href="https://d.example/?a=1&amp;b">d</a>',
	'<details open><summary>Mer</summary>text</details>',
);
$harmful  = array(
	'<script>alert(1)</script>',
	'<p onclick="alert(1)">x</p>',
	'<a href="javascript:alert(1)">x</a>',
	"<a href=\"java\tscript:alert(1)\">x</a>",
	'<a href=" javascript:alert(1)">x</a>',
	'<a href="data:text/html,x">x</a>',
	'<iframe srcdoc="&lt;script&gt;"></iframe>',
	'<iframe src="http://www.example.com/"></iframe>',
	'<iframe src="' . home_url( '/' ) . '"></iframe>',
	'<svg onload="alert(1)"></svg>',
	'<math><mi></mi></math>',
	'<style>p{}</style>',
	'<form action="https://x.example"><input name="a"></form>',
	'<button formaction="https://x.example">x</button>',
	'<object data="x"></object><embed src="x">',
	'<base href="https://x.example">',
	'<meta http-equiv="refresh" content="0">',
	'<link rel="stylesheet" href="https://x.example">',
	'<noscript><p title="</noscript><script>alert(1)</script>"></noscript>',
	'<!-- <p> --!><script>alert(1)</script> -->',
	'<p style="background: url(https://x.example)">x</p>',
	'<p style="position:fixed;top:0">x</p>',
	'<template><p>x</p></template>',
	'<img src="https://a.example/a.jpg" srcset="javascript:alert(1) 1x">',
	'<p>halv <a href="https://a.ex',
);

return array(
	'an external id is lower case letters, digits, dot, hyphen and underscore' => static fn(): string =>
		misjudged( array( 'a', '0190-ab_c.d', 'bild-1-og-20-30', str_repeat( 'a', 100 ) ), 'Studio\Companion\is_external_id', true )
		. misjudged( array( '', 'A', 'a b', '-a', "a\n", 'å', str_repeat( 'a', 101 ) ), 'Studio\Companion\is_external_id', false ),
	'an external id is a text'                         => static fn(): string => differs( false, is_external_id( 12 ) ),
	'HTML that Studio makes is harmless'               => static fn(): string => misjudged( $harmless, 'Studio\Companion\is_harmless_html', true ),
	'HTML that could run or reach out is not'          => static fn(): string => misjudged( $harmful, 'Studio\Companion\is_harmless_html', false ),
	'JSON-LD that is not JSON is dropped'              => static fn(): string =>
		differs( array( '{"a":1}', '', '', '' ), array_map( 'Studio\Companion\sanitize_json_ld', array( '{"a":1}', '{"a":', '"a"', 12 ) ) ),
	'an address is foretold by slug, section and date' => static function (): string {
		$section = get_term_by( 'slug', 'kultur', 'category' )->term_id;
		$as      = static function ( string $structure ) use ( $section ): string {
			update_option( 'permalink_structure', $structure );
			$GLOBALS['wp_rewrite']->init();
			return str_replace( home_url(), '', foretold_link( null, 'Ny Bro å', $section, '2026-03-01T23:30:00' ) );
		};
		$before  = get_option( 'permalink_structure' );
		$found   = array( $as( '/%category%/%postname%/' ), $as( '/%year%/%monthnum%/%day%/%postname%' ), $as( '/%post_id%/%postname%/' ) );
		$as( $before );
		return differs( array( '/kultur/ny-bro-a/', '/2026/03/02/ny-bro-a', '' ), $found );
	},
	'foretelling leaves nothing behind'                => static function (): string {
		foretold_link( null, 'spar', 1, '' );
		return differs( array( false, false ), array( wp_cache_get( PHP_INT_MAX, 'posts' ), has_filter( 'get_the_categories' ) ) );
	},
);
