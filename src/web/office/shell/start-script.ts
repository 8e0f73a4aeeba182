/**
 * Runs before the scripts of the office have arrived, for when they do not: after a failure, or the
 * specification's 120 seconds, the page says so instead of loading for ever. Trying again asks for
 * the same place, to its record and its part of the page.
 */
export const START_SCRIPT = `(function(){function show(){var e=document.getElementById('start-failed');if(!e)return;e.hidden=false;e.querySelector('button').onclick=function(){location.reload()}}addEventListener('error',function(e){if(e.target!==window)show()},true);addEventListener('unhandledrejection',show);setTimeout(show,120000)})()`;
