<?php
/**
 * Plugin Name:       Studio Companion
 * Description:       Receives articles from Studio: one article always becomes one post, structured data and language links are written in the head, and an article that has been taken down leads its reader to its section.
 * Version:           1.9.0
 * Requires at least: 6.7
 * Requires PHP:      7.4
 * Author:            Studio
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       studio-companion
 * Domain Path:       /languages
 *
 * Studio Companion is free software: you can redistribute it and/or modify it under the terms of the GNU General Public
 * License as published by the Free Software Foundation, either version 2 of the License, or (at your option) any later
 * version. It is distributed in the hope that it will be useful, but without any warranty.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

defined( 'ABSPATH' ) || exit;

const VERSION     = '1.9.0';
const PLUGIN_FILE = __FILE__;

add_action(
	'init',
	static function (): void {
		load_plugin_textdomain( 'studio-companion', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	}
);

require_once __DIR__ . '/includes/who-may.php';
require_once __DIR__ . '/includes/class-claim-lost.php';
require_once __DIR__ . '/includes/class-claim.php';
require_once __DIR__ . '/includes/external-id.php';
require_once __DIR__ . '/includes/ties.php';
require_once __DIR__ . '/includes/before-studio.php';
require_once __DIR__ . '/includes/upgrade.php';
require_once __DIR__ . '/includes/harmless-html.php';
require_once __DIR__ . '/includes/save-article.php';
require_once __DIR__ . '/includes/changed-here.php';
require_once __DIR__ . '/includes/create-once.php';
require_once __DIR__ . '/includes/author.php';
require_once __DIR__ . '/includes/tags.php';
require_once __DIR__ . '/includes/named-tags.php';
require_once __DIR__ . '/includes/meta.php';
require_once __DIR__ . '/includes/lookup-route.php';
require_once __DIR__ . '/includes/status-route.php';
require_once __DIR__ . '/includes/authors-route.php';
require_once __DIR__ . '/includes/addresses.php';
require_once __DIR__ . '/includes/head.php';
require_once __DIR__ . '/includes/seo-plugins.php';
require_once __DIR__ . '/includes/all-in-one-seo.php';
require_once __DIR__ . '/includes/sharing.php';
require_once __DIR__ . '/includes/reading.php';
require_once __DIR__ . '/includes/related.php';
require_once __DIR__ . '/includes/reader-files.php';
require_once __DIR__ . '/includes/tell-studio.php';
require_once __DIR__ . '/includes/theme-parts.php';
require_once __DIR__ . '/includes/edit-notice.php';
require_once __DIR__ . '/includes/languages.php';
