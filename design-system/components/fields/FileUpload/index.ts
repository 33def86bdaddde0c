export {
  checkFile,
  fileFault,
  isImage,
  type FileFault,
  type UploadFile,
  type UploadLimits,
} from './check-file.ts'
export { FileUpload, type FileUploadProps } from './FileUpload.tsx'
