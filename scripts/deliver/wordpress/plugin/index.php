<?php
// No list of the folder's files.
