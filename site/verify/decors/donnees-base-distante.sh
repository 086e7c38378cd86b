#!/bin/bash
# This machine is web1: what it sends to bdd1 (192.0.2.20) leaves from 192.0.2.11.
ip route replace local 192.0.2.20 dev lo table local src 192.0.2.11
