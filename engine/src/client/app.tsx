console.log()
