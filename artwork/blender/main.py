"""Run by Blender: lists the pictures, or renders one. `npm run pictures` calls it."""

import hashlib
import importlib
import inspect
import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio  # noqa: E402
from mathutils import noise  # noqa: E402

# Each has PICTURES: rows by the name of the file, with the function that draws it and its arguments.
FAMILIES = [importlib.import_module(name) for name in ('stones', 'sands', 'paving', 'goods', 'packs', 'sites', 'machines', 'tools')]
PICTURES = {name: {'family': family, **row} for family in FAMILIES for name, row in family.PICTURES.items()}

def fingerprint(family, **row):
    """Changes with the picture's row and with the functions of its family's file."""
    told = {key: inspect.getsource(value) if callable(value) else str(value) for key, value in row.items()}
    text = json.dumps(told, sort_keys=True) + inspect.getsource(family).split('\nPICTURES = ')[0]
    return hashlib.sha256(text.encode()).hexdigest()[:12]

def draw(path, quick, family, draw, samples=36, frame=(960, 720), **arguments):
    studio.begin(12 if quick else samples)
    getattr(family, draw)(**arguments)
    studio.render(path, *frame, scale=0.4 if quick else 1)

command, *arguments = sys.argv[sys.argv.index('--') + 1 :]
if command == 'list':
    print('PICTURES ' + json.dumps({name: fingerprint(**row) for name, row in PICTURES.items()}))
else:
    random.seed(command)
    # Without a seed its vectors are others in each run.
    noise.seed_set(1)
    draw(os.path.abspath(arguments[0]), 'quick' in arguments, **PICTURES[command])
