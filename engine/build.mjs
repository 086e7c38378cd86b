console.log('engine: nothing to bundle yet')
