// The schemas of valibot that shapes are written with. All of them at once would be most of what a page loads.
export {
  array,
  boolean,
  integer,
  literal,
  looseObject,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  tuple,
  union,
} from 'valibot';
