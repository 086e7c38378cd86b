#!/usr/bin/env node
import '../dist/node/create.js'
