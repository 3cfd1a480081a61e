"""Run by Blender: lists the pictures, or renders one. `npm run pictures` calls it."""

import hashlib
import importlib
import inspect
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import studio  # noqa: E402

# Each has PICTURES: rows by the name of the file, with the function that draws it and its arguments.
FAMILIES = ('stones', 'sands', 'paving', 'goods', 'packs', 'sites', 'machines', 'tools')
WIDTH, HEIGHT = 960, 720

PICTURES = {
    name: {'family': family, **row}
    for family in FAMILIES
    for name, row in importlib.import_module(family).PICTURES.items()
}


def source_of(module):
    with open(os.path.join(HERE, *module.split('.')) + '.py', encoding='utf-8') as file:
        return file.read()


def fingerprint(name):
    """Changes with the picture's row and with the functions of its family's file."""
    row = PICTURES[name]
    code = source_of(row['family']).split('\nPICTURES = ')[0]
    told = {key: inspect.getsource(value) if callable(value) else str(value) for key, value in row.items()}
    text = json.dumps(told, sort_keys=True) + code
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def draw(name, path, quick):
    row = dict(PICTURES[name])
    family, draw_by = row.pop('family'), row.pop('draw')
    samples, frame = row.pop('samples', 36), row.pop('frame', (WIDTH, HEIGHT))
    random.seed(name)
    studio.begin(12 if quick else samples)
    getattr(importlib.import_module(family), draw_by)(**row)
    studio.render(path, *frame, scale=0.4 if quick else 1)


arguments = sys.argv[sys.argv.index('--') + 1 :]
if arguments[0] == 'list':
    print('PICTURES ' + json.dumps({name: fingerprint(name) for name in PICTURES}))
else:
    draw(arguments[0], os.path.abspath(arguments[1]), 'quick' in arguments[2:])
