// Left out of the server's build: Node cannot load these packages, and nothing is dragged there.
export {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
export { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
export {
  attachInstruction,
  extractInstruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
