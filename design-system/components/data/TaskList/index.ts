export { TaskList, type TaskAction, type TaskItem, type TaskListProps } from './TaskList.tsx'
