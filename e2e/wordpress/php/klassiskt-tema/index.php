<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head><meta charset="<?php bloginfo( 'charset' ); ?>"><?php wp_head(); ?></head>
<body <?php body_class(); ?>>
<?php
while ( have_posts() ) {
	the_post();
	?>
	<article class="post">
		<h1 class="entry-title"><?php the_title(); ?></h1>
		<p class="entry-meta"><?php the_date(); ?> <?php the_author_posts_link(); ?> <i><?php the_author_meta( 'display_name' ); ?></i></p>
		<?php if ( has_post_thumbnail() ) { ?>
			<figure class="post-thumbnail"><?php the_post_thumbnail(); ?><figcaption><?php the_post_thumbnail_caption(); ?></figcaption></figure>
		<?php } ?>
		<?php is_singular() ? the_content() : the_excerpt(); ?>
	</article>
	<?php
}
wp_footer();
?>
</body>
</html>
