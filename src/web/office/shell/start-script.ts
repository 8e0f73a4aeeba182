/**
 * Runs before the scripts of the office have arrived, for when they do not: after a failure, or the
 * specification's 120 seconds, the page says so instead of loading for ever.
 */
export const START_SCRIPT = `;(function(){function show(){var e=document.getElementById('start-failed');if(e)e.hidden=false}addEventListener('error',function(e){if(e.target!==window)show()},true);addEventListener('unhandledrejection',show);setTimeout(show,120000)})()`;
