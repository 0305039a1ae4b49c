import type { PlantedMistake } from './planted-mistake';

/** Mistakes in a page as a whole, and in the parts of placeholders. */
export const pageMistakes: readonly PlantedMistake[] = [
  {
    title: 'forgets the dash of data-site-name',
    html: '<html §data-sitename="fcac" data-asset-base="/bsro-ui/"><body></body></html>',
    rule: 'unknown-attribute',
    correction: 'data-site-name="fcac"',
    isFixed: true,
  },
  {
    title: 'forgets data-site-name',
    html: '<!doctype html>\n§<html data-asset-base="/bsro-ui/"><body></body></html>',
    rule: 'missing-attribute',
    correction: 'data-site-name="fcac"',
  },
  {
    title: 'names an unknown site',
    html: '<html §data-site-name="firestone"><body></body></html>',
    rule: 'invalid-value',
    correction: 'data-site-name="fcac"',
  },
  {
    title: 'sets a base URL',
    html: '<base §href="/tires/" target="_top"><div class="bsro-jump-links"><a href="#services">Services</a></div><h2 id="services">Services</h2>',
    rule: 'base-url',
    correction: '<base target="_top">',
  },
  {
    title: 'misspells a switch',
    html: '<html data-site-name="fcac" data-switches="bsro-ui-tdp:v1 §bsro-ui-chatbott"><body></body></html>',
    rule: 'unknown-switch',
    correction: 'data-switches="bsro-ui-tdp:v1 bsro-ui-chatbot"',
    isFixed: true,
  },
  {
    title: 'writes an equals sign into a switch',
    html: '<html data-site-name="fcac" data-switches="bsro-ui-tdp:v1 §bsro-ui-chatbot=on"><body></body></html>',
    rule: 'unknown-switch',
    correction: 'data-switches="bsro-ui-tdp:v1 bsro-ui-chatbot:on"',
    isFixed: true,
  },
  {
    title: 'writes a version that a switch does not have',
    html: '<html data-site-name="fcac" data-switches="§bsro-ui-chatbot:v2"><body></body></html>',
    rule: 'unknown-switch',
    correction: 'data-switches="bsro-ui-chatbot:v1"',
  },
  {
    title: 'invents a switch',
    html: '<html data-site-name="fcac" data-switches="§bsro-ui-snow"><body></body></html>',
    rule: 'unknown-switch',
    correction: 'data-switches="bsro-ui-pinnacle"',
  },
  {
    title: 'misspells the switch of a part',
    html: '<div class="bsro-navigation"><p §data-while="bsro-ui-pinacle">New</p></div>',
    rule: 'invalid-value',
    correction: 'data-while="bsro-ui-pinnacle"',
    isFixed: true,
  },
  {
    title: 'forgets the form',
    html: '<main>\n§<div class="bsro-zip-form"><p>Zip code</p></div></main>',
    rule: 'missing-part',
    correction: '<form action="/locate/display-map/"><input name="q"></form>',
  },
  {
    title: 'forgets the field of a form',
    html: '§<div class="bsro-offers-signup"><form action="/email-signup/"><input name="zip"></form></div>',
    rule: 'missing-part',
    correction:
      '<form action="/email-signup/">\n  <input name="email" type="email">\n  <input name="zip">\n</form>',
  },
  {
    title: 'misspells the name of a field',
    html: '<div class="bsro-offers-signup"><form action="/email-signup/"><input §name="e-mail" type="email"></form></div>',
    rule: 'missing-part',
    correction: '<input name="email" type="email">',
    isFixed: true,
  },
  {
    title: 'forgets the link',
    html: '§<div class="bsro-my-store">Find a store</div>',
    rule: 'missing-part',
    correction: '<a href="/locate/display-map/">Find a store</a>',
  },
  {
    title: 'forgets the URL of a button',
    html: '§<div class="bsro-find-store"><button>Schedule</button></div>',
    rule: 'missing-part',
    correction: '<a href="/appointment/schedule-appointment/">',
  },
  {
    title: 'forgets one of two forms',
    html: '§<div class="bsro-tire-search-form" data-default="size"><div><form><input name="cs"></form></div></div>',
    rule: 'missing-part',
    correction: '<input name="year">',
  },
  {
    title: 'forgets the JSON',
    html: '§<div class="bsro-interrupt-slot"></div>',
    rule: 'missing-part',
    correction: '<script type="application/json">',
  },
  {
    title: 'forgets the carousel',
    html: '§<div class="store-container" data-store-id="310001"><p>Tires</p></div>',
    rule: 'missing-part',
    correction: '<div class="tires-carousel"',
  },
  {
    title: 'misspells the place of a slot',
    html: '<div class="bsro-cart-app"><template class="bsro-slot" §data-slot="above-totl"><p>Ask us</p></template></div>',
    rule: 'invalid-value',
    correction: 'data-slot="above-total"',
    isFixed: true,
  },
  {
    title: 'names a place that another feature has',
    html: '<div class="bsro-order"><template class="bsro-slot" §data-slot="empty-cart"><p>Ask us</p></template></div>',
    rule: 'invalid-value',
    correction: 'data-slot="confirmation"',
  },
  {
    title: 'misspells the class of a slot',
    html: '<div class="bsro-cart-app"><template §class="bsro-slots" data-slot="empty-cart"><p>Ask us</p></template></div>',
    rule: 'unknown-class',
    correction: 'class="bsro-slot"',
    isFixed: true,
  },
  {
    title: 'writes a slot outside of its feature',
    html: '<main>§<template class="bsro-slot" data-slot="no-results"><p>Ask us</p></template></main>',
    rule: 'misplaced-part',
    correction:
      '<template class="bsro-slot" data-slot="no-results"><p>Ask us</p></template>\n</div>',
  },
  {
    title: 'writes a card outside of its container',
    html: '<main>\n  §<div class="tire-card" data-brand="A" data-tire-name="B" data-article-ids="1"></div>\n</main>',
    rule: 'misplaced-part',
    correction:
      '<div class="tire-card" data-brand="A" data-tire-name="B" data-article-ids="1"></div>\n  </div>',
  },
  {
    title: 'writes a card outside of its carousel',
    html: '<div class="store-container" data-store-id="1"><div class="tires-carousel"><div class="tire-card" data-brand="A" data-tire-name="B" data-article-ids="1"></div></div>\n§<div class="tire-card" data-brand="A" data-tire-name="B" data-article-ids="1"></div></div>',
    rule: 'misplaced-part',
    correction: '<div class="tires-carousel"',
  },
  {
    title: 'writes an action outside of its offer',
    html: '<p>§<a href="/offers/" data-offer-action="share">Share</a></p>',
    rule: 'misplaced-part',
    correction: 'class="bsro-offer-card"',
  },
  {
    title: 'misspells the target of a jump link',
    html: '<html><body><nav class="bsro-jump-links"><a §href="#service">Services</a></nav><h2 id="services">Services</h2></body></html>',
    rule: 'missing-target',
    correction: '<a href="#services">',
    isFixed: true,
  },
  {
    title: 'links to a section without an ID',
    html: '<html><body><nav class="bsro-jump-links"><a §href="#offers">Offers</a></nav><h2>Offers</h2></body></html>',
    rule: 'missing-target',
    correction: '<section id="offers">',
  },
  {
    title: 'writes HTML in the text mode of an editor',
    html: '<main>\n<p>§&lt;div class=&quot;bsro-cart-icon&quot;&gt;&lt;/div&gt;</p>\n</main>',
    rule: 'escaped-html',
    correction: '<div class="bsro-cart-icon"></div>',
  },
  {
    title: 'writes a different tire into a card',
    html: '<div class="store-container" data-store-id="1"><div class="tires-carousel"><div class="tire-card" data-brand="A" data-tire-name="B" data-article-ids="1"><div class="bsro-product-price" data-brand="A" §data-tire-name="C"></div></div></div></div>',
    rule: 'mismatched-part',
    correction: 'data-tire-name="B"',
  },
];
