import './stub.css'
