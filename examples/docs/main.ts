import '../look/tokens.css';
import '../look/base.css';
import './docs.css';
