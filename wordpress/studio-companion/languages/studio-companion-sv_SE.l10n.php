<?php
/**
 * The plugin's texts in Swedish, as WordPress reads them.
 *
 * @package Studio\Companion
 */

return array(
	'domain'       => 'studio-companion',
	'language'     => 'sv_SE',
	'plural-forms' => 'nplurals=2; plural=(n != 1);',
	'messages'     => array(
		'A newer version has been delivered.' => 'En nyare version har redan kommit hit.',
		'Another request is creating this.' => 'Ett annat anrop håller redan på med detta.',
		'Open in Studio' => 'Öppna i Studio',
		'Receives articles from Studio: one article always becomes one post, structured data and language links are written in the head, and an article that has been taken down leads its reader to its section.' => 'Tar emot artiklar från Studio: en artikel blir alltid ett inlägg, strukturerad data och språklänkar skrivs i sidhuvudet, och en nedtagen artikel leder läsaren till sin sektion.',
		'Sorry, you are not allowed to do that.' => 'Du har inte rätt att göra det.',
		'The article has been changed here since it was delivered.' => 'Artikeln har ändrats här sedan den kom.',
		'The article has been changed since.' => 'Artikeln har ändrats sedan dess.',
		'The file is not of a type that this site takes.' => 'Filen är av en typ som webbplatsen inte tar emot.',
		'The tag was not made.' => 'Taggen blev inte till.',
		'There already is a tag with this name.' => 'Det finns redan en tagg med det namnet.',
		'There already is a user with this name.' => 'Det finns redan en användare med det namnet.',
		'There already is an object with this external id.' => 'Det som har detta externa id finns redan.',
		'This article is written in Studio. A change made here stays until somebody in Studio has decided which version counts.' => 'Artikeln skrivs i Studio. Ändras den här ligger ändringen kvar tills någon i Studio har bestämt vad som ska gälla.',
		'Written in Studio' => 'Skrivs i Studio',
		'studio_external_id must be 1 to 100 characters of a-z, 0-9, dot, underscore or hyphen.' => 'studio_external_id ska vara 1 till 100 tecken av a-z, 0-9, punkt, understreck och bindestreck.',
		'studio_tags must be a list of names.' => 'studio_tags ska vara en lista med namn.',
	),
);
