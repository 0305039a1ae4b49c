<?php
// Prevents a directory listing.
